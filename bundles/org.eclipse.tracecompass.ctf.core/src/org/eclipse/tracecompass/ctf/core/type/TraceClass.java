package org.eclipse.tracecompass.ctf.core.type;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;

/**
 * All that the metadata of a trace says.
 *
 * @param major version of the format, 1 or 2
 * @param minor version of the format
 * @param uuid the trace's UUID, if it has one
 * @param name its name, or empty
 * @param bigEndian the byte order that {@code native} means
 * @param environment what the tracer said about itself: values are Long or String
 * @param attributes user attributes of the trace class (CTF 2) by their namespace: values are Long,
 *     Double, Boolean, String, or JSON text
 * @param clocks the clocks
 * @param types the types with names that all of the metadata can use; names of structures begin
 *     with {@code struct} and a space, those of enumerations with {@code enum} and a space
 * @param packetHeader what each packet begins with
 * @param streams the stream classes
 */
public record TraceClass(
        int major,
        int minor,
        @Nullable UUID uuid,
        String name,
        boolean bigEndian,
        Map<String, Object> environment,
        Map<String, Object> attributes,
        List<ClockClass> clocks,
        Map<String, FieldClass> types,
        @Nullable StructClass packetHeader,
        List<StreamClass> streams) {

    /** The clock of a name, or null. */
    public @Nullable ClockClass clock(@Nullable String clockName) {
        for (ClockClass clock : clocks) {
            if (clock.name().equals(clockName)) {
                return clock;
            }
        }
        return null;
    }

    /** An environment value as text, or null. */
    public @Nullable String environment(String key) {
        Object value = environment.get(key);
        return value == null ? null : value.toString();
    }

    /** The environment as the metadata writes it: texts are in quotation marks. */
    public Map<String, String> quotedEnvironment() {
        Map<String, String> quoted = new LinkedHashMap<>();
        environment.forEach(
                (name, value) ->
                        quoted.put(
                                name,
                                value instanceof String text
                                        ? '"' + text + '"'
                                        : value.toString()));
        return quoted;
    }
}
