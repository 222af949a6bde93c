package org.eclipse.tracecompass.tmf.timegraph.core.model;

/**
 * How a state looks.
 *
 * @param key what identifies the style: the provider's style key, or one made from the state's
 *     value
 * @param name what the legend calls it
 * @param argb the fill colour, 0xAARRGGBB
 * @param height the height as a fraction of the row's bar, above 0 and at most 1
 */
public record StateStyle(String key, String name, int argb, double height) {

    /** Brings the height into its range. */
    public StateStyle {
        height =
                Double.isNaN(height)
                        ? 1
                        : Math.max(1 / 16.0, Math.min(1, Math.round(height * 16) / 16.0));
    }

    /** The same style in another colour. */
    public StateStyle withColour(int colour) {
        return new StateStyle(key, name, colour, height);
    }
}
