package org.eclipse.tracecompass.tmf.ui.dialogs;

/**
 * A kind of file that can be chosen.
 *
 * @param ending how names of such files end, with the dot, in lower case: ".svg"
 * @param name what users call it, without the ending
 */
public record FileKind(String ending, String name) {

    /** A raster picture. */
    public static final FileKind PNG = new FileKind(".png", "PNG");

    /** A vector picture. */
    public static final FileKind SVG = new FileKind(".svg", "SVG");

    /** Comma-separated values. */
    public static final FileKind CSV = new FileKind(".csv", "CSV");

    String pattern() {
        return "*" + ending;
    }

    String label() {
        return name + " (" + pattern() + ")";
    }
}
