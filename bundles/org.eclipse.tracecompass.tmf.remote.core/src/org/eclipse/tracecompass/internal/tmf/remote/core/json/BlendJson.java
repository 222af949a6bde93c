package org.eclipse.tracecompass.internal.tmf.remote.core.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.rows.core.TimeGraphBlendState;

/** Blends: states with the times of all states that they stand for, as Astrolabe's server tells. */
final class BlendJson {

    /** The value of a style that holds the shares. */
    private static final String SHARES = "shares";

    private final StyleJson styles;

    BlendJson(StyleJson styles) {
        this.styles = styles;
    }

    /** Makes a state, which is a blend if its style tells shares. */
    TimeGraphState state(
            long start, long length, @Nullable String label, @Nullable OutputElementStyle style) {
        if (style == null || !style.getStyleValues().containsKey(SHARES)) {
            return new TimeGraphState(start, length, label, style);
        }
        Map<String, Object> values = new HashMap<>(style.getStyleValues());
        String text = String.valueOf(values.remove(SHARES));
        List<TimeGraphBlendState.Share> shares = shares(text);
        return shares.isEmpty()
                ? new TimeGraphState(
                        start,
                        length,
                        label,
                        new OutputElementStyle(style.getParentKey(), Map.copyOf(values)))
                : new TimeGraphBlendState(start, length, shares);
    }

    /** Reads shares; none where the text is something else. */
    private List<TimeGraphBlendState.Share> shares(String text) {
        List<TimeGraphBlendState.Share> shares = new ArrayList<>();
        try {
            for (JsonElement element : JsonParser.parseString(text).getAsJsonArray()) {
                JsonArray share = element.getAsJsonArray();
                shares.add(
                        new TimeGraphBlendState.Share(
                                Integer.MIN_VALUE,
                                share.size() > 3 ? share.get(3).getAsString() : null,
                                style(share),
                                share.get(0).getAsLong()));
            }
            return shares;
        } catch (IOException | RuntimeException e) {
            return List.of();
        }
    }

    private OutputElementStyle style(JsonArray share) throws IOException {
        JsonObject style = new JsonObject();
        style.add("parentKey", share.get(1));
        style.add("values", share.size() > 2 ? share.get(2) : new JsonObject());
        return styles.read(new JsonReader(new StringReader(style.toString())));
    }
}
