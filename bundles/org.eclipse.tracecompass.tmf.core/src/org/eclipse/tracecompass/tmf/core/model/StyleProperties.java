package org.eclipse.tracecompass.tmf.core.model;

/**
 * The names of the properties of an {@link OutputElementStyle}, after those of CSS, and their
 * values.
 */
public final class StyleProperties {

    /** Colour of the background, {@code #rrggbb}. */
    public static final String BACKGROUND_COLOR = "background-color";

    /** Whether the background runs from one colour to another (boolean). */
    public static final String LINEAR_GRADIENT = "linear-gradient";

    /** The other colour of the gradient, {@code #rrggbb}. */
    public static final String LINEAR_GRADIENT_COLOR_END = "linear-gradient-color-end";

    /** Direction of the gradient, a {@link LinearGradientDirection}. */
    public static final String LINEAR_GRADIENT_DIRECTION = "linear-gradient-direction";

    /** Opacity, 0 to 1 (float). */
    public static final String OPACITY = "opacity";

    /** Kind of border, a {@link BorderStyle}. */
    public static final String BORDER_STYLE = "border-style";

    /** Colour of the border, {@code #rrggbb}. */
    public static final String BORDER_COLOR = "border-color";

    /** Radius of the corners in pixels (number). */
    public static final String BORDER_RADIUS = "border-radius";

    /** Width of the border in pixels (number). */
    public static final String BORDER_WIDTH = "border-width";

    /** Colour of text, lines and symbols, {@code #rrggbb}. */
    public static final String COLOR = "color";

    /** Direction of text, a {@link TextDirection}. */
    public static final String TEXT_DIRECTION = "direction";

    /** Alignment of text, a {@link TextAlign}. */
    public static final String TEXT_ALIGN = "text-align";

    /** Name of the font family. */
    public static final String FONT_FAMILY = "font-family";

    /** Size of the font. */
    public static final String FONT_SIZE = "font-size";

    /** Slope of the font, a {@link FontStyle}. */
    public static final String FONT_STYLE = "font-style";

    /** Weight of the font, a {@link FontWeight}. */
    public static final String FONT_WEIGHT = "font-weight";

    /** Symbol drawn at an instant, a {@link SymbolType}. */
    public static final String SYMBOL_TYPE = "symbol-type";

    /** Height as a share of the row, 0 to 1 (float). */
    public static final String HEIGHT = "height";

    /** Width of lines in pixels (number). */
    public static final String WIDTH = "width";

    /** Shape of the pointer. */
    public static final String CURSOR = "cursor";

    /** Suffix of a colour property: the value is mixed into the colour of the parent style. */
    public static final String BLEND = "-blend";

    /** Suffix of a numeric property: the value multiplies that of the parent style. */
    public static final String FACTOR = "-factor";

    /** Name of the group under which a legend lists the style. */
    public static final String STYLE_GROUP = "style-group";

    /** Name under which a legend lists the style. */
    public static final String STYLE_NAME = "style-name";

    /** Kind of series, a {@link SeriesType}. */
    public static final String SERIES_TYPE = "series-type";

    /** Line of a series, a {@link SeriesStyle}. */
    public static final String SERIES_STYLE = "series-style";

    /** Vertical alignment, a {@link VerticalAlign}. */
    public static final String VERTICAL_ALIGN = "vertical-align";

    private StyleProperties() {
        // constants
    }

    /** Returns the name of the property that tells states, links and annotations apart. */
    public static String itemTypeProperty() {
        return "itemType";
    }

    /** Returns the item type of states. */
    public static String stateType() {
        return "state";
    }

    /** Returns the item type of links. */
    public static String linkType() {
        return "link";
    }

    /**
     * Returns the name of the property that marks a style whose elements carry their label
     * (boolean).
     */
    public static String annotated() {
        return "annotated";
    }

    /** Directions of gradients. */
    public interface LinearGradientDirection {
        /** From left to right. */
        String HORIZONTAL = "horizontal";

        /** From top to bottom. */
        String VERTICAL = "vertical";
    }

    /** Kinds of borders. */
    public interface BorderStyle {
        /** No border. */
        String NONE = "none";

        /** Dots. */
        String DOTTED = "dotted";

        /** Dashes. */
        String DASHED = "dashed";

        /** One line. */
        String SOLID = "solid";

        /** Two lines. */
        String DOUBLE = "double";
    }

    /** Directions of text. */
    public interface TextDirection {
        /** Left to right. */
        String LTR = "ltr";

        /** Right to left. */
        String RTL = "rtl";
    }

    /** Alignments of text. */
    public interface TextAlign {
        /** In the middle. */
        String CENTER = "center";

        /** At the left. */
        String LEFT = "left";

        /** At the right. */
        String RIGHT = "right";

        /** At both sides. */
        String JUSTIFY = "justify";
    }

    /** Slopes of fonts. */
    public interface FontStyle {
        /** Upright. */
        String NORMAL = "normal";

        /** Italic. */
        String ITALIC = "italic";

        /** Oblique. */
        String OBLIQUE = "oblique";
    }

    /** Weights of fonts. */
    public interface FontWeight {
        /** Normal. */
        String NORMAL = "normal";

        /** Bold. */
        String BOLD = "bold";

        /** One step bolder than the parent. */
        String BOLDER = "bolder";

        /** One step lighter than the parent. */
        String LIGHTER = "lighter";
    }

    /** Symbols. */
    public interface SymbolType {
        /** No symbol. */
        String NONE = "none";

        /** A diamond. */
        String DIAMOND = "diamond";

        /** A circle. */
        String CIRCLE = "circle";

        /** A square. */
        String SQUARE = "square";

        /** A triangle, point up. */
        String TRIANGLE = "triangle";

        /** A triangle, point down. */
        String INVERTED_TRIANGLE = "inverted-triangle";

        /** A diagonal cross. */
        String CROSS = "cross";

        /** An upright cross. */
        String PLUS = "plus";
    }

    /** Kinds of series. */
    public interface SeriesType {
        /** A line. */
        String LINE = "line";

        /** A filled area. */
        String AREA = "area";

        /** Points. */
        String SCATTER = "scatter";

        /** Bars. */
        String BAR = "bar";
    }

    /** Lines of series. */
    public interface SeriesStyle {
        /** No line. */
        String NONE = "NONE";

        /** Solid. */
        String SOLID = "SOLID";

        /** Dots. */
        String DOT = "DOT";

        /** Dashes. */
        String DASH = "DASH";

        /** A dash and a dot in turn. */
        String DASHDOT = "DASHDOT";

        /** A dash and two dots in turn. */
        String DASHDOTDOT = "DASHDOTDOT";
    }

    /** Vertical alignments. */
    public interface VerticalAlign {
        /** In the middle. */
        String MIDDLE = "middle";

        /** At the top. */
        String TOP = "top";

        /** At the bottom. */
        String BOTTOM = "bottom";
    }
}
