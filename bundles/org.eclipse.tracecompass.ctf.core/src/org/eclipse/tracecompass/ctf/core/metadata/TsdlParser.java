package org.eclipse.tracecompass.ctf.core.metadata;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.metadata.TsdlTokens.Kind;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.EventClass;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;

/**
 * Parses TSDL, the metadata language of CTF 1.8.
 *
 * <p>Two passes over the tokens: the byte order of the trace, the clocks and the environment first,
 * because types may stand before them in the text; then everything in its order.
 */
final class TsdlParser {

    /** What identifies an event; everything else describes it. */
    private static final Set<String> KEYS = Set.of("id", "name", "stream_id");

    private final TsdlErrors errors;
    private final TsdlTokens in;
    private final TsdlScope root = new TsdlScope(null);
    private final Map<String, ClockClass> clocks = new LinkedHashMap<>();
    private final Map<String, Object> environment = new LinkedHashMap<>();
    private final Map<Long, Block> streams = new LinkedHashMap<>();
    private final List<Block> events = new ArrayList<>();
    private final TsdlCallsites callsites = new TsdlCallsites();
    private @Nullable Block trace;
    private boolean bigEndian;
    private TsdlTypes types;

    /** A trace, stream or event block: its attributes and types. */
    private record Block(int line, Map<String, TsdlValue> values, Map<String, FieldClass> types) {}

    TsdlParser(Path file, String text) throws CtfReadException {
        errors = new TsdlErrors(file);
        in = new TsdlLexer(errors, text).tokens();
        types = new TsdlTypes(errors, in, false, Set.of());
    }

    TraceClass parse() throws CtfReadException {
        firstPass();
        in.goTo(0);
        types = new TsdlTypes(errors, in, bigEndian, clocks.keySet());
        while (!in.atEnd()) {
            statement();
        }
        Block trace = this.trace;
        if (trace == null) {
            throw errors.at(in.line(), "the metadata has no trace block");
        }
        return build(trace);
    }

    private void firstPass() throws CtfReadException {
        boolean found = false;
        int traceLine = 0;
        while (!in.atEnd()) {
            int line = in.line();
            if (in.takeWord("clock") && in.isSign('{')) {
                clock();
            } else if (in.takeWord("env") && in.isSign('{')) {
                in.next();
                for (var entry : TsdlTypes.attributes(in).entrySet()) {
                    environment.put(entry.getKey(), entry.getValue().object());
                }
            } else if (in.takeWord("trace") && in.isSign('{')) {
                traceLine = line;
                found |= byteOrder();
            } else if (in.isSign('{')) {
                skipBlock();
            } else {
                in.next();
            }
        }
        if (traceLine > 0 && !found) {
            throw errors.at(traceLine, "the trace block has no byte order");
        }
    }

    private boolean byteOrder() throws CtfReadException {
        in.next();
        boolean found = false;
        for (int depth = 1; depth > 0 && !in.atEnd(); ) {
            if (depth == 1 && in.takeWord("byte_order") && in.takeSign('=')) {
                TsdlValue order = TsdlValue.take(in);
                if (order.text().equals("native")) {
                    throw errors.at(order.line(), "the trace's byte order cannot be native");
                }
                bigEndian = TsdlScalars.bigEndian(errors, order, false);
                found = true;
            } else {
                depth += in.isSign('{') ? 1 : in.isSign('}') ? -1 : 0;
                in.next();
            }
        }
        return found;
    }

    private void skipBlock() {
        int depth = 0;
        do {
            depth += in.isSign('{') ? 1 : in.isSign('}') ? -1 : 0;
            in.next();
        } while (depth > 0 && !in.atEnd());
    }

    private void clock() throws CtfReadException {
        int line = in.line();
        in.expectSign('{');
        Map<String, TsdlValue> values = TsdlTypes.attributes(in);
        TsdlValue name = values.get("name");
        if (name == null) {
            throw errors.at(line, "a clock has no name");
        }
        long frequency = number(values, "freq", 1_000_000_000);
        if (frequency < 1) {
            throw errors.at(line, "clock '" + name.text() + "' has no usable frequency");
        }
        if (number(values, "offset", 0) < 0) {
            throw errors.at(line, "the offset of clock '" + name.text() + "' is negative");
        }
        TsdlValue absolute = values.get("absolute");
        ClockClass clock =
                new ClockClass(
                        name.text(),
                        text(values, "uuid"),
                        text(values, "description"),
                        frequency,
                        number(values, "offset_s", 0),
                        number(values, "offset", 0),
                        number(values, "precision", 0),
                        absolute == null || absolute.truth(errors, "absolute"));
        if (clocks.put(name.text(), clock) != null) {
            throw errors.at(line, "clock '" + name.text() + "' is declared twice");
        }
    }

    private void statement() throws CtfReadException {
        if (in.takeWord("typealias")) {
            types.alias(root);
        } else if (in.takeWord("typedef")) {
            types.typedef(root);
        } else if (types.atInlineType()) {
            types.type(root);
            in.expectSign(';');
        } else {
            int line = in.line();
            String word = in.expectWord("a declaration");
            if (!in.isSign('{')) {
                throw in.unexpected("'{'");
            }
            switch (word) {
                case "trace" -> {
                    if (trace != null) {
                        throw errors.at(line, "the metadata has two trace blocks");
                    }
                    trace = version(block(line));
                }
                case "stream" -> stream(block(line));
                case "event" -> events.add(block(line));
                case "clock", "env" -> skipBlock();
                case "callsite" -> callsite();
                default ->
                        throw errors.at(line, "'" + word + "' is not a block of CTF 1.8 metadata");
            }
            in.takeSign(';');
        }
    }

    private void callsite() {
        int place = in.place();
        try {
            in.next();
            callsites.take(in);
        } catch (CtfReadException e) {
            in.goTo(place);
            skipBlock();
        }
    }

    private Block block(int line) throws CtfReadException {
        in.expectSign('{');
        Block block = new Block(line, new HashMap<>(), new HashMap<>());
        TsdlScope scope = new TsdlScope(root);
        while (!in.takeSign('}')) {
            if (in.takeWord("typealias")) {
                types.alias(scope);
            } else if (in.takeWord("typedef")) {
                types.typedef(scope);
            } else if (types.atInlineType()) {
                types.type(scope);
                in.expectSign(';');
            } else {
                int at = in.line();
                String name = TsdlValue.path(in);
                boolean first;
                if (in.kind() == Kind.ASSIGN_TYPE) {
                    in.next();
                    first = block.types().put(name, types.type(scope)) == null;
                } else {
                    in.expectSign('=');
                    first = block.values().put(name, TsdlValue.take(in)) == null;
                }
                if (!first) {
                    throw errors.at(at, "'" + name + "' is given twice");
                }
                in.expectSign(';');
            }
        }
        return block;
    }

    private Block version(Block trace) throws CtfReadException {
        require(trace, "major", 1);
        require(trace, "minor", 8);
        return trace;
    }

    private void require(Block trace, String name, long expected) throws CtfReadException {
        TsdlValue value = trace.values().get(name);
        if (value == null) {
            throw errors.at(trace.line(), "the trace block has no " + name);
        }
        if (value.integer(errors, name) != expected) {
            throw errors.at(
                    value.line(),
                    "the trace's "
                            + name
                            + " version is "
                            + value.value()
                            + " (CTF 1.8 is read here)");
        }
    }

    private void stream(Block block) throws CtfReadException {
        long id = number(block.values(), "id", 0);
        if (streams.put(id, block) != null) {
            throw errors.at(block.line(), "stream " + id + " is declared twice");
        }
    }

    private TraceClass build(Block trace) throws CtfReadException {
        if (streams.isEmpty()) {
            streams.put(0L, new Block(trace.line(), Map.of(), Map.of()));
        }
        Map<Long, List<EventClass>> events = new HashMap<>();
        Map<Long, Set<Long>> ids = new HashMap<>();
        for (Block block : this.events) {
            EventClass event = event(block);
            if (!streams.containsKey(event.streamClassId())) {
                throw errors.at(
                        block.line(), "stream " + event.streamClassId() + " is not declared");
            }
            if (!ids.computeIfAbsent(event.streamClassId(), i -> new HashSet<>()).add(event.id())) {
                throw errors.at(
                        block.line(),
                        "event "
                                + event.id()
                                + " of stream "
                                + event.streamClassId()
                                + " is declared twice");
            }
            events.computeIfAbsent(event.streamClassId(), i -> new ArrayList<>()).add(event);
        }
        StructClass packetHeader = struct(trace, "packet.header");
        HeaderRules.packetHeader(errors, trace.line(), packetHeader);
        if (streams.size() > 1 && !FieldNames.has(packetHeader, Set.of("stream_id"))) {
            throw errors.at(
                    trace.line(),
                    "packets do not name which of the "
                            + streams.size()
                            + " streams they belong to: the packet header has no stream_id");
        }
        List<StreamClass> streams = new ArrayList<>();
        List<ClockClass> clocks = new ArrayList<>(this.clocks.values());
        for (var entry : this.streams.entrySet()) {
            Block block = entry.getValue();
            StructClass context = struct(block, "packet.context");
            HeaderRules.packetContext(errors, block.line(), context);
            StructClass header = struct(block, "event.header");
            int kinds = events.getOrDefault(entry.getKey(), List.of()).size();
            if (kinds > 1 && !FieldNames.has(header, Set.of("id"))) {
                throw errors.at(
                        block.line(),
                        "events do not name which of the "
                                + kinds
                                + " event classes of stream "
                                + entry.getKey()
                                + " they belong to: the event header has no id");
            }
            String clock = ClockFinder.find(header, context, List.copyOf(this.clocks.keySet()));
            if (clock != null && clocks.isEmpty()) {
                clocks.add(ClockFinder.DEFAULT);
            }
            streams.add(
                    new StreamClass(
                            entry.getKey(),
                            text(block.values(), "name"),
                            clock,
                            context,
                            header,
                            struct(block, "event.context"),
                            events.getOrDefault(entry.getKey(), List.of())));
        }
        return new TraceClass(
                1,
                8,
                uuid(trace.values().get("uuid")),
                "",
                bigEndian,
                java.util.Collections.unmodifiableMap(environment),
                Map.of(),
                List.copyOf(clocks),
                root.types(),
                packetHeader,
                streams);
    }

    private EventClass event(Block block) throws CtfReadException {
        Map<String, Object> attributes = new LinkedHashMap<>();
        for (var entry : block.values().entrySet()) {
            if (!KEYS.contains(entry.getKey())) {
                attributes.put(entry.getKey(), entry.getValue().object());
            }
        }
        long only = streams.size() == 1 ? streams.keySet().iterator().next() : 0;
        return new EventClass(
                number(block.values(), "id", 0),
                number(block.values(), "stream_id", only),
                text(block.values(), "name"),
                struct(block, "context"),
                struct(block, "fields"),
                attributes,
                callsites.of(text(block.values(), "name")));
    }

    private @Nullable StructClass struct(Block block, String name) throws CtfReadException {
        FieldClass type = block.types().get(name);
        if (type == null) {
            return null;
        }
        if (type instanceof StructClass struct) {
            return struct;
        }
        throw errors.at(block.line(), "'" + name + "' must be a structure");
    }

    private @Nullable UUID uuid(@Nullable TsdlValue value) throws CtfReadException {
        if (value == null) {
            return null;
        }
        try {
            return UUID.fromString(value.text());
        } catch (IllegalArgumentException e) {
            throw errors.at(value.line(), "'" + value.text() + "' is not a UUID");
        }
    }

    private long number(Map<String, TsdlValue> values, String name, long missing)
            throws CtfReadException {
        TsdlValue value = values.get(name);
        return value == null ? missing : value.integer(errors, name);
    }

    private static String text(Map<String, TsdlValue> values, String name) {
        TsdlValue value = values.get(name);
        return value == null ? "" : value.number() ? Long.toString(value.value()) : value.text();
    }
}
