package org.eclipse.tracecompass.internal.tmf.server.core.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.rows.core.TimeGraphBlendState;

/** What the states had that a blend stands for. */
final class BlendShares {

    /** The value of a state's style that holds the shares. */
    static final String VALUE = "shares";

    private static final OutputElementStyle NO_STYLE = new OutputElementStyle(null, Map.of());

    /**
     * States that have the same look.
     *
     * @param style their style
     * @param label their label where no style of the data provider names them, else null
     */
    private record Look(OutputElementStyle style, @Nullable String label) {

        static Look of(TimeGraphBlendState.Share share) {
            OutputElementStyle style = share.style();
            if (style != null) {
                return new Look(style, style.getParentKey() == null ? share.label() : null);
            }
            return share.value() == Integer.MIN_VALUE
                    ? new Look(NO_STYLE, share.label())
                    : new Look(
                            new OutputElementStyle(Integer.toString(share.value()), Map.of()),
                            null);
        }
    }

    private BlendShares() {}

    /**
     * Returns the shares of a blend as text: a JSON array with, per look, an array of its time in
     * ns, the key of its style, the values of its style if it has any, and its label if no style
     * names it.
     *
     * @param blend the blend
     * @return the text; null where the blend looks like one state
     */
    static @Nullable String of(TimeGraphBlendState blend) throws IOException {
        Map<Look, Long> times = new LinkedHashMap<>();
        long sum = 0;
        for (TimeGraphBlendState.Share share : blend.getShares()) {
            times.merge(Look.of(share), share.duration(), Long::sum);
            sum += share.duration();
        }
        if (times.size() == 1 && sum >= blend.getDuration()) {
            return null;
        }
        StringWriter text = new StringWriter();
        JsonWriter out = new JsonWriter(text);
        out.beginArray();
        for (Map.Entry<Look, Long> time : times.entrySet()) {
            write(out, time.getKey(), time.getValue());
        }
        out.endArray();
        return text.toString();
    }

    private static void write(JsonWriter out, Look look, long time) throws IOException {
        Map<String, Object> values = look.style().getStyleValues();
        out.beginArray().value(time).value(look.style().getParentKey());
        if (!values.isEmpty() || look.label() != null) {
            JsonValues.write(out, values);
        }
        if (look.label() != null) {
            out.value(look.label());
        }
        out.endArray();
    }
}
