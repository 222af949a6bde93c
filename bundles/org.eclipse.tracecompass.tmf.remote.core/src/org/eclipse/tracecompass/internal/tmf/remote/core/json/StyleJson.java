package org.eclipse.tracecompass.internal.tmf.remote.core.json;

import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;

/** Styles. One reader per answer: equal styles are one object, as there are many states. */
public final class StyleJson {

    private final Map<OutputElementStyle, OutputElementStyle> known = new HashMap<>();

    private static final class Style implements Members.Member {
        private @Nullable String parent;
        private final Map<String, Object> values = new LinkedHashMap<>();

        @Override
        public boolean read(String name, JsonReader in) throws IOException {
            switch (name) {
                case "parentKey" -> parent = in.nextString();
                case "values" ->
                        Members.object(
                                in,
                                (key, value) -> {
                                    Object scalar = Members.scalar(value);
                                    if (scalar != null) {
                                        values.put(key, scalar);
                                    }
                                    return true;
                                });
                default -> {
                    return false;
                }
            }
            return true;
        }
    }

    /** Reads a style. */
    public OutputElementStyle read(JsonReader in) throws IOException {
        Style read = new Style();
        Members.object(in, read);
        OutputElementStyle style = new OutputElementStyle(read.parent, Map.copyOf(read.values));
        OutputElementStyle same = known.putIfAbsent(style, style);
        return same == null ? style : same;
    }

    /** Reads the styles of a data provider. */
    public static OutputStyleModel readModel(JsonReader in) throws IOException {
        StyleJson json = new StyleJson();
        Map<String, OutputElementStyle> styles = new LinkedHashMap<>();
        Members.object(
                in,
                (name, model) -> {
                    if (!name.equals("styles")) {
                        return false;
                    }
                    Members.object(
                            model,
                            (key, style) -> {
                                styles.put(key, json.read(style));
                                return true;
                            });
                    return true;
                });
        return new OutputStyleModel(styles);
    }
}
