package org.eclipse.tracecompass.tmf.tables.core;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.HexFormat;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.ctf.core.CtfEnumPair;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventField;
import org.eclipse.tracecompass.tmf.export.core.DataFormats;

/**
 * The fields of events as JSON, as the event nests them. Reals that JSON has no number for become
 * texts, bytes become hexadecimal digits, and enumerations their labels.
 */
public final class EventJson {

    /** How fields that come from the context of an event begin. */
    private static final String CONTEXT = "context._";

    private EventJson() {}

    /**
     * Returns the fields that are the event's own.
     *
     * @param content the content of the event; null for no fields
     * @return an object
     */
    public static String fields(@Nullable ITmfEventField content) {
        StringWriter text = new StringWriter();
        try {
            writeFields(DataFormats.json(text), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /**
     * Returns the fields that the tracer has added.
     *
     * @param content the content of the event; null for no fields
     * @return an object; null if there are none
     */
    public static @Nullable String context(@Nullable ITmfEventField content) {
        if (!hasContext(content)) {
            return null;
        }
        StringWriter text = new StringWriter();
        try {
            writeContext(DataFormats.json(text), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** Returns whether the tracer has added fields. */
    public static boolean hasContext(@Nullable ITmfEventField content) {
        if (content != null) {
            for (ITmfEventField field : content.getFields()) {
                if (field.getName().startsWith(CONTEXT)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Writes the fields that are the event's own as an object.
     *
     * @throws IOException if the text cannot be written
     */
    public static void writeFields(JsonWriter json, @Nullable ITmfEventField parent)
            throws IOException {
        json.beginObject();
        if (parent != null) {
            for (ITmfEventField field : parent.getFields()) {
                if (!field.getName().startsWith(CONTEXT)) {
                    json.name(field.getName());
                    write(json, field);
                }
            }
        }
        json.endObject();
    }

    /**
     * Writes the fields that the tracer has added as an object.
     *
     * @throws IOException if the text cannot be written
     */
    public static void writeContext(JsonWriter json, @Nullable ITmfEventField content)
            throws IOException {
        json.beginObject();
        if (content != null) {
            for (ITmfEventField field : content.getFields()) {
                if (field.getName().startsWith(CONTEXT)) {
                    json.name(field.getName().substring(CONTEXT.length()));
                    write(json, field);
                }
            }
        }
        json.endObject();
    }

    private static void write(JsonWriter json, ITmfEventField field) throws IOException {
        if (field instanceof CtfTmfEventField ctf) {
            write(json, ctf.getExactValue());
        } else if (field.getFields().isEmpty()) {
            write(json, field.getValue());
        } else {
            writeFields(json, field);
        }
    }

    private static void write(JsonWriter json, @Nullable Object value) throws IOException {
        switch (value) {
            case null -> json.nullValue();
            case Double real -> DataFormats.real(json, real);
            case Float real -> DataFormats.real(json, real);
            case Number number -> json.value(number);
            case Boolean bool -> json.value(bool);
            case CtfEnumPair labelled when labelled.getStringValue().isEmpty() ->
                    json.value(labelled.getNumber());
            case byte[] blob -> json.value(HexFormat.of().formatHex(blob));
            case ITmfEventField field -> write(json, field);
            case ITmfEventField[] members -> {
                json.beginObject();
                for (ITmfEventField member : members) {
                    json.name(member.getName());
                    write(json, member);
                }
                json.endObject();
            }
            case Collection<?> list -> {
                json.beginArray();
                for (Object element : list) {
                    write(json, element);
                }
                json.endArray();
            }
            case Object array when array.getClass().isArray() -> {
                json.beginArray();
                for (int i = 0; i < Array.getLength(array); i++) {
                    write(json, Array.get(array, i));
                }
                json.endArray();
            }
            default -> json.value(value.toString());
        }
    }
}
