package org.eclipse.tracecompass.internal.tmf.server.core.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;

/** Styles. */
public final class StyleJson {

    private static final String STYLE = "style";

    private StyleJson() {}

    /**
     * Writes the styles of a data provider.
     *
     * @throws IOException when the reader is gone
     */
    public static void write(JsonWriter out, OutputStyleModel model) throws IOException {
        out.beginObject().name("styles").beginObject();
        for (Map.Entry<String, OutputElementStyle> entry : model.getStyles().entrySet()) {
            out.name(entry.getKey());
            write(out, entry.getValue());
        }
        out.endObject().endObject();
    }

    /** Writes the member {@code style} of an element. */
    static void writeMember(JsonWriter out, OutputElementStyle style) throws IOException {
        out.name(STYLE);
        write(out, style);
    }

    /** Writes a member {@code style} that only names a style of the data provider. */
    static void writeMember(JsonWriter out, String parentKey) throws IOException {
        out.name(STYLE).beginObject();
        out.name("parentKey").value(parentKey);
        out.name("values").beginObject().endObject();
        out.endObject();
    }

    /**
     * Writes the member {@code style} of a state that stands for several short ones. The protocol
     * has no place for their shares, but clients ignore values of a style that they do not know.
     *
     * @param shares what is written as the value {@link BlendShares#VALUE} of the style
     */
    static void writeMember(JsonWriter out, OutputElementStyle style, String shares)
            throws IOException {
        Map<String, Object> values = new LinkedHashMap<>(style.getStyleValues());
        values.put(BlendShares.VALUE, shares);
        writeMember(out, new OutputElementStyle(style.getParentKey(), values));
    }

    private static void write(JsonWriter out, OutputElementStyle style) throws IOException {
        out.beginObject();
        String parent = style.getParentKey();
        if (parent != null) {
            out.name("parentKey").value(parent);
        }
        out.name("values").beginObject();
        for (Map.Entry<String, Object> value : style.getStyleValues().entrySet()) {
            out.name(value.getKey());
            JsonValues.write(out, value.getValue());
        }
        out.endObject().endObject();
    }
}
