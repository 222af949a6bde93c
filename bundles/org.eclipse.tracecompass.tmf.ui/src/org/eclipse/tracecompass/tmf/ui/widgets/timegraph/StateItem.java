package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;

/**
 * How a kind of state, link or marker looks: properties by the names of {@link StyleProperties}.
 * Users can change it in the legend. For the UI thread.
 *
 * @since 0.2.0
 */
public class StateItem {

    /** The name of a kind without a name. */
    public static final String UNDEFINED_STATE_NAME = "Undefined";

    /** The older names of the property that says what an item is, and of its value for links. */
    private static final String ITEM_TYPE = ".type";

    private static final String LINK_TYPE = ".type.link";

    private static final RGB BLACK = new RGB(0, 0, 0);
    private static final float LINK_HEIGHT = 0.1f;

    private final Map<String, Object> original;
    private final Map<String, Object> style;

    /**
     * @param style its properties, which are copied
     */
    public StateItem(Map<String, Object> style) {
        original = new LinkedHashMap<>(style);
        original.values().removeIf(Objects::isNull);
        this.style = new LinkedHashMap<>(original);
    }

    /**
     * @param stateColor its colour
     * @param stateString its name
     */
    public StateItem(RGB stateColor, String stateString) {
        this(properties(stateColor, stateString));
    }

    private static Map<String, Object> properties(RGB color, String name) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put(StyleProperties.BACKGROUND_COLOR, hex(color));
        properties.put(StyleProperties.COLOR, hex(color));
        properties.put(StyleProperties.STYLE_NAME, name);
        return properties;
    }

    private static String hex(RGB color) {
        return Colours.hex(color.red << 16 | color.green << 8 | color.blue);
    }

    /** The colour: that of the background, else that of lines, else black. */
    public RGB getStateColor() {
        RGB background = color(StyleProperties.BACKGROUND_COLOR);
        RGB color = background == null ? color(StyleProperties.COLOR) : background;
        return color == null ? BLACK : color;
    }

    private RGB color(String property) {
        RGBAColor color =
                style.get(property) instanceof String text ? RGBAColor.fromString(text) : null;
        return color == null ? null : new RGB(color.getRed(), color.getGreen(), color.getBlue());
    }

    /** Sets the colour of background and lines. */
    public void setStateColor(RGB stateColor) {
        style.put(StyleProperties.BACKGROUND_COLOR, hex(stateColor));
        style.put(StyleProperties.COLOR, hex(stateColor));
    }

    /** The height as a share of the row; for links, the width. */
    public float getStateHeightFactor() {
        if (style.get(StyleProperties.HEIGHT) instanceof Float height) {
            return height;
        }
        return isLink() ? LINK_HEIGHT : 1;
    }

    /**
     * Whether this is a kind of links.
     *
     * @since 9.5.0
     */
    public boolean isLink() {
        return StyleProperties.linkType().equals(style.get(StyleProperties.itemTypeProperty()))
                || LINK_TYPE.equals(style.get(ITEM_TYPE));
    }

    /** The width of lines in pixels. */
    public int getStateWidth() {
        return style.get(StyleProperties.WIDTH) instanceof Integer width ? width : 1;
    }

    /** The name. */
    public String getStateString() {
        return style.get(StyleProperties.STYLE_NAME) instanceof String name
                ? name
                : UNDEFINED_STATE_NAME;
    }

    /** Takes back all changes. */
    public void reset() {
        style.clear();
        style.putAll(original);
    }

    /** Sets the name. */
    public void setStateString(String stateString) {
        style.put(StyleProperties.STYLE_NAME, stateString);
    }

    /** The properties themselves, not a copy. */
    public Map<String, Object> getStyleMap() {
        return style;
    }
}
