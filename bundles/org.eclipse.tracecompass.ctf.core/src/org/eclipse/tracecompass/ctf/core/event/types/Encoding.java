package org.eclipse.tracecompass.ctf.core.event.types;

/** How numbers are characters. */
public enum Encoding {
    /** As bytes of UTF-8. */
    UTF8,
    /** As ASCII. */
    ASCII,
    /** They are not. */
    NONE
}
