help-open = உதவி
help-title = உதவி மையம்
help-close =
    .aria-label = உதவி மையத்தை மூடுக
help-back = திரும்புக
help-center-failed = உதவி மையத்தை ஏற்ற முடியவில்லை
