"""
Renders one scene. Called by `npm run art`, or by hand:

    blender -b --factory-startup -noaudio -P art/studio/main.py -- scene=art/scenes/tofu.py out=tofu.png \
        [scale=.25] [samples=4] [threads=2] [weights=rt_hdr_alb_nrm.tza]

Prints one line 'ART {…}' of JSON for the caller: size, grade, seconds.
"""

import importlib.util
import json
import pathlib
import sys
import time

STUDIO = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(STUDIO.parent))
sys.dont_write_bytecode = True

from studio.render import render  # noqa: E402
from studio.scene import reset  # noqa: E402

FINAL_SAMPLES = 5
WEIGHTS = STUDIO.parent.parent / '.cache/art/rt_hdr_alb_nrm.tza'


def arguments():
    """What follows '--' on the command line, as name=value."""
    given = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    return dict(item.split('=', 1) for item in given)


def load_scene(file):
    """The scene's module; its name has hyphens, so it is loaded by path."""
    spec = importlib.util.spec_from_file_location('picture', file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main():
    """Builds and renders the scene the command line names."""
    given = arguments()
    started = time.time()
    reset()
    scene = load_scene(given['scene'])
    scene.build()
    built = time.time()
    scale = float(given.get('scale', 1))
    width, height = (round(side * scale) for side in scene.SIZE)
    samples = int(given.get('samples', FINAL_SAMPLES))
    exposure = scene.GRADE['exposure']
    render(
        str(pathlib.Path(given['out']).resolve()),
        width,
        height,
        samples,
        exposure,
        int(given.get('threads', 0)),
        given.get('weights', WEIGHTS),
    )
    seconds = {'build': round(built - started, 1), 'render': round(time.time() - built, 1)}
    print(
        'ART ' + json.dumps({'width': width, 'height': height, 'grade': scene.GRADE, **seconds}),
        flush=True,
    )


try:
    main()
except Exception:  # Blender would end with code 0
    import traceback

    traceback.print_exc()
    sys.exit(1)
