// What the site uses and browsers of early 2023 lack; older ones lack what its styles are written in. It stands in for the
// framework's own list, most of which is of 2017.

URL.canParse ??= (address, base) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
};

export {};
