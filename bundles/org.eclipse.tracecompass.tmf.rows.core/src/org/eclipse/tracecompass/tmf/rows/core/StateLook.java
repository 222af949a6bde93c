package org.eclipse.tracecompass.tmf.rows.core;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/**
 * The look of a state.
 *
 * @param value the value of the state; {@link Integer#MIN_VALUE} without label and style is a gap
 * @param label the text written into it, null for none
 * @param style its style, null when the value decides
 */
public record StateLook(int value, @Nullable String label, @Nullable OutputElementStyle style) {

    /** The look of a state that is not drawn. */
    public static final StateLook GAP = new StateLook(Integer.MIN_VALUE, null, null);

    /** An order that depends on nothing but the looks. */
    static final Comparator<StateLook> ORDER =
            Comparator.comparingInt(StateLook::value)
                    .thenComparing(look -> String.valueOf(look.label()))
                    .thenComparing(look -> String.valueOf(look.style()));

    /** Returns this look with another label, null for none. */
    public StateLook withLabel(@Nullable String other) {
        return new StateLook(value, other, style);
    }
}
