// The target's first file; it goes as soon as another one stands here.
