package org.eclipse.tracecompass.ctf.core.metadata;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.EventClass;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;

/**
 * Parses the metadata of CTF 2: JSON fragments, each after a record separator character, the first
 * one being the preamble.
 */
final class JsonMetadata {

    private static final char RECORD_SEPARATOR = 0x1E;
    private static final Pattern AT_LINE = Pattern.compile(" at line (\\d+) column");

    private final Path file;
    private final JsonFields fields = new JsonFields();
    private final List<ClockClass> clocks = new ArrayList<>();
    private final Map<Long, JsonNode> streams = new LinkedHashMap<>();
    private final Map<Long, List<EventClass>> events = new LinkedHashMap<>();
    private final Map<Long, Set<Long>> eventIds = new LinkedHashMap<>();
    private final Map<Long, StreamClass> streamClasses = new LinkedHashMap<>();
    private final Map<String, FieldClass> types = new LinkedHashMap<>();
    private @Nullable UUID uuid;
    private @Nullable JsonNode trace;
    private @Nullable StructClass packetHeader;

    JsonMetadata(Path file) {
        this.file = file;
    }

    TraceClass parse(String text) throws CtfReadException {
        int number = 0;
        int line = 1;
        int start = 0;
        while (start <= text.length()) {
            int end = text.indexOf(RECORD_SEPARATOR, start);
            end = end < 0 ? text.length() : end;
            String part = text.substring(start, end);
            if (!part.isBlank()) {
                int leading = 0;
                while (Character.isWhitespace(part.charAt(leading))) {
                    line += part.charAt(leading++) == '\n' ? 1 : 0;
                }
                fragment(
                        new JsonNode(
                                file, ++number, line, "", json(part.substring(leading), line)));
                part = part.substring(leading);
            }
            line += (int) part.chars().filter(c -> c == '\n').count();
            start = end + 1;
        }
        return build();
    }

    private JsonElement json(String part, int firstLine) throws CtfReadException {
        try {
            JsonReader reader = new JsonReader(new StringReader(part));
            reader.setStrictness(Strictness.STRICT);
            JsonElement element = JsonParser.parseReader(reader);
            if (reader.peek() != JsonToken.END_DOCUMENT) {
                throw new JsonParseException("more than one value without a record separator");
            }
            return element;
        } catch (JsonParseException | IOException e) {
            Throwable cause = e.getCause() instanceof IOException inner ? inner : e;
            String message = String.valueOf(cause.getMessage());
            Matcher at = AT_LINE.matcher(message);
            int line = firstLine;
            if (at.find()) {
                line += Integer.parseInt(at.group(1)) - 1;
                message = message.substring(0, at.start());
            }
            if (message.contains("Strictness")) {
                message = "the text is malformed";
            }
            throw new CtfReadException(
                    CtfDiagnostic.inMetadata(
                            file,
                            line,
                            "not valid JSON: " + message.lines().findFirst().orElse("")));
        } catch (StackOverflowError e) {
            throw new CtfReadException(
                    CtfDiagnostic.inMetadata(file, firstLine, "the JSON text is nested too deep"));
        }
    }

    private void fragment(JsonNode node) throws CtfReadException {
        JsonNode kind = node.require("type");
        if (node.fragment() == 1 != kind.text().equals("preamble")) {
            throw kind.error("the first fragment, and only that one, must be the preamble");
        }
        JsonFields.refuseExtensions(node);
        switch (kind.text()) {
            case "preamble" -> preamble(node);
            case "field-class-alias" -> {
                JsonNode target = node.require("field-class");
                FieldClass type = fields.type(target, null);
                String name = node.require("name").text();
                fields.alias(name, target);
                types.put(name, type);
            }
            case "trace-class" -> trace(node);
            case "clock-class" -> clock(node);
            case "data-stream-class" -> stream(node);
            case "event-record-class" -> event(node);
            default ->
                    throw kind.error(
                            "'" + kind.text() + "' is not a fragment type of CTF 2 metadata");
        }
    }

    private void preamble(JsonNode node) throws CtfReadException {
        JsonNode version = node.require("version");
        if (version.integer() != 2) {
            throw version.error("version " + version.value() + " of CTF (2 is read here)");
        }
        JsonNode uuid = node.get("uuid");
        if (uuid != null) {
            List<JsonNode> bytes = uuid.elements();
            if (bytes.size() != 16) {
                throw uuid.error("a UUID has 16 bytes");
            }
            long high = 0;
            long low = 0;
            for (int i = 0; i < 8; i++) {
                high = high << 8 | bytes.get(i).integer(0, 255);
                low = low << 8 | bytes.get(i + 8).integer(0, 255);
            }
            this.uuid = new UUID(high, low);
        }
    }

    private void trace(JsonNode node) throws CtfReadException {
        if (trace != null) {
            throw node.error("the metadata has two trace classes");
        }
        if (!streams.isEmpty()) {
            throw node.error("the trace class must stand before the data stream classes");
        }
        trace = node;
        packetHeader = fields.scope(node, "packet-header-field-class", Scope.PACKET_HEADER);
        if (HeaderRules.isMagicMisplaced(packetHeader)) {
            throw node.error("the magic number is not the first field of the packet header");
        }
    }

    private void clock(JsonNode node) throws CtfReadException {
        if (node.get("id") == null && node.get("name") != null || node.get("offset") != null) {
            throw node.error("the clock class is of an obsolete draft of CTF 2");
        }
        String id = node.require("id").text();
        for (ClockClass clock : clocks) {
            if (clock.name().equals(id)) {
                throw node.error("the clock class '" + id + "' is declared twice");
            }
        }
        JsonNode frequency = node.require("frequency");
        if (frequency.unsigned() == 0) {
            throw frequency.error("a frequency must be positive");
        }
        JsonNode offset = node.get("offset-from-origin");
        if (offset != null
                && Long.compareUnsigned(offset.unsigned("cycles", 0), frequency.integer()) >= 0) {
            throw offset.error("the cycles of an offset must be less than one second");
        }
        JsonNode origin = node.get("origin");
        if (origin != null && !origin.isObject() && !origin.text().equals("unix-epoch")) {
            throw origin.error("'" + origin.text() + "' is not a clock origin");
        }
        clocks.add(
                new ClockClass(
                        id,
                        node.text("uid", ""),
                        node.text("description", ""),
                        frequency.integer(),
                        offset == null ? 0 : offset.integer("seconds", 0),
                        offset == null ? 0 : offset.integer("cycles", 0),
                        node.unsigned("precision", 0),
                        origin != null && origin.isText() && origin.text().equals("unix-epoch")));
    }

    private void stream(JsonNode node) throws CtfReadException {
        long id = node.unsigned("id", 0);
        if (streams.put(id, node) != null) {
            throw node.error("the data stream class " + id + " is declared twice");
        }
        if (node.get("default-clock-class-name") != null) {
            throw node.error("the data stream class is of an obsolete draft of CTF 2");
        }
        JsonNode clock = node.get("default-clock-class-id");
        String clockId = null;
        if (clock != null) {
            String wanted = clock.text();
            if (clocks.stream().noneMatch(known -> known.name().equals(wanted))) {
                throw clock.error("no clock class '" + wanted + "' stands before");
            }
            clockId = wanted;
        }
        StructClass context =
                fields.scope(node, "packet-context-field-class", Scope.PACKET_CONTEXT);
        StructClass header =
                fields.scope(node, "event-record-header-field-class", Scope.EVENT_HEADER);
        if (clockId == null
                && (JsonReferences.needsClock(context) || JsonReferences.needsClock(header))) {
            throw node.error("a field is a clock's value, but there is no default clock class");
        }
        List<EventClass> events = new ArrayList<>();
        this.events.put(id, events);
        eventIds.put(id, new HashSet<>());
        streamClasses.put(
                id,
                new StreamClass(
                        id,
                        node.text("name", ""),
                        clockId,
                        context,
                        header,
                        fields.scope(
                                node,
                                "event-record-common-context-field-class",
                                Scope.COMMON_CONTEXT),
                        events));
    }

    private void event(JsonNode node) throws CtfReadException {
        long id = node.unsigned("id", 0);
        long stream = node.unsigned("data-stream-class-id", 0);
        List<EventClass> events = this.events.get(stream);
        if (events == null) {
            throw node.error("no data stream class " + stream + " stands before");
        }
        if (!eventIds.getOrDefault(stream, new HashSet<>()).add(id)) {
            throw node.error("the event record class " + id + " is declared twice");
        }
        events.add(
                new EventClass(
                        id,
                        stream,
                        node.text("name", ""),
                        fields.scope(node, "specific-context-field-class", Scope.SPECIFIC_CONTEXT),
                        fields.scope(node, "payload-field-class", Scope.PAYLOAD),
                        plain(node, "attributes"),
                        List.of()));
    }

    private static Map<String, Object> plain(@Nullable JsonNode node, String name)
            throws CtfReadException {
        Map<String, Object> values = new LinkedHashMap<>();
        JsonNode given = node == null ? null : node.get(name);
        if (given != null) {
            for (var entry : given.properties().entrySet()) {
                values.put(entry.getKey(), entry.getValue().plain());
            }
        }
        return values;
    }

    private TraceClass build() throws CtfReadException {
        if (streamClasses.isEmpty()) {
            throw new CtfReadException(file, "the metadata has no data stream class");
        }
        JsonNode trace = this.trace;
        return new TraceClass(
                2,
                0,
                uuid,
                trace == null ? "" : trace.text("name", ""),
                false,
                plain(trace, "environment"),
                plain(trace, "attributes"),
                List.copyOf(clocks),
                Collections.unmodifiableMap(types),
                packetHeader,
                List.copyOf(streamClasses.values()));
    }
}
