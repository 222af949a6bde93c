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
import org.eclipse.tracecompass.ctf.core.CtfException;
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

    private final TsdlErrors fErrors;
    private final TsdlTokens fIn;
    private final TsdlScope fRoot = new TsdlScope(null);
    private final Map<String, ClockClass> fClocks = new LinkedHashMap<>();
    private final Map<String, Object> fEnvironment = new LinkedHashMap<>();
    private final Map<Long, Block> fStreams = new LinkedHashMap<>();
    private final List<Block> fEvents = new ArrayList<>();
    private @Nullable Block fTrace;
    private boolean fBigEndian;
    private TsdlTypes fTypes;

    /** A trace, stream or event block: its attributes and types. */
    private record Block(int line, Map<String, TsdlValue> values, Map<String, FieldClass> types) {}

    TsdlParser(Path file, String text) throws CtfException {
        fErrors = new TsdlErrors(file);
        fIn = new TsdlLexer(fErrors, text).tokens();
        fTypes = new TsdlTypes(fErrors, fIn, false, Set.of());
    }

    TraceClass parse() throws CtfException {
        firstPass();
        fIn.goTo(0);
        fTypes = new TsdlTypes(fErrors, fIn, fBigEndian, fClocks.keySet());
        while (!fIn.atEnd()) {
            statement();
        }
        Block trace = fTrace;
        if (trace == null) {
            throw fErrors.at(fIn.line(), "the metadata has no trace block");
        }
        return build(trace);
    }

    private void firstPass() throws CtfException {
        boolean found = false;
        int traceLine = 0;
        while (!fIn.atEnd()) {
            int line = fIn.line();
            if (fIn.takeWord("clock") && fIn.isSign('{')) {
                clock();
            } else if (fIn.takeWord("env") && fIn.isSign('{')) {
                fIn.next();
                for (var entry : TsdlTypes.attributes(fIn).entrySet()) {
                    fEnvironment.put(entry.getKey(), entry.getValue().object());
                }
            } else if (fIn.takeWord("trace") && fIn.isSign('{')) {
                traceLine = line;
                found |= byteOrder();
            } else if (fIn.isSign('{')) {
                skipBlock();
            } else {
                fIn.next();
            }
        }
        if (traceLine > 0 && !found) {
            throw fErrors.at(traceLine, "the trace block has no byte order");
        }
    }

    private boolean byteOrder() throws CtfException {
        fIn.next();
        boolean found = false;
        for (int depth = 1; depth > 0 && !fIn.atEnd(); ) {
            if (depth == 1 && fIn.takeWord("byte_order") && fIn.takeSign('=')) {
                TsdlValue order = TsdlValue.take(fIn);
                if (order.text().equals("native")) {
                    throw fErrors.at(order.line(), "the trace's byte order cannot be native");
                }
                fBigEndian = TsdlScalars.bigEndian(fErrors, order, false);
                found = true;
            } else {
                depth += fIn.isSign('{') ? 1 : fIn.isSign('}') ? -1 : 0;
                fIn.next();
            }
        }
        return found;
    }

    private void skipBlock() {
        int depth = 0;
        do {
            depth += fIn.isSign('{') ? 1 : fIn.isSign('}') ? -1 : 0;
            fIn.next();
        } while (depth > 0 && !fIn.atEnd());
    }

    private void clock() throws CtfException {
        int line = fIn.line();
        fIn.expectSign('{');
        Map<String, TsdlValue> values = TsdlTypes.attributes(fIn);
        TsdlValue name = values.get("name");
        if (name == null) {
            throw fErrors.at(line, "a clock has no name");
        }
        long frequency = number(values, "freq", 1_000_000_000);
        if (frequency < 1) {
            throw fErrors.at(line, "clock '" + name.text() + "' has no usable frequency");
        }
        if (number(values, "offset", 0) < 0) {
            throw fErrors.at(line, "the offset of clock '" + name.text() + "' is negative");
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
                        absolute == null || absolute.truth(fErrors, "absolute"));
        if (fClocks.put(name.text(), clock) != null) {
            throw fErrors.at(line, "clock '" + name.text() + "' is declared twice");
        }
    }

    private void statement() throws CtfException {
        if (fIn.takeWord("typealias")) {
            fTypes.alias(fRoot);
        } else if (fIn.takeWord("typedef")) {
            fTypes.typedef(fRoot);
        } else if (fTypes.atInlineType()) {
            fTypes.type(fRoot);
            fIn.expectSign(';');
        } else {
            int line = fIn.line();
            String word = fIn.expectWord("a declaration");
            if (!fIn.isSign('{')) {
                throw fIn.unexpected("'{'");
            }
            switch (word) {
                case "trace" -> {
                    if (fTrace != null) {
                        throw fErrors.at(line, "the metadata has two trace blocks");
                    }
                    fTrace = version(block(line));
                }
                case "stream" -> stream(block(line));
                case "event" -> fEvents.add(block(line));
                case "clock", "env", "callsite" -> skipBlock();
                default -> throw fErrors.at(line, "'" + word + "' is no block of CTF 1.8 metadata");
            }
            fIn.takeSign(';');
        }
    }

    private Block block(int line) throws CtfException {
        fIn.expectSign('{');
        Block block = new Block(line, new HashMap<>(), new HashMap<>());
        TsdlScope scope = new TsdlScope(fRoot);
        while (!fIn.takeSign('}')) {
            if (fIn.takeWord("typealias")) {
                fTypes.alias(scope);
            } else if (fIn.takeWord("typedef")) {
                fTypes.typedef(scope);
            } else if (fTypes.atInlineType()) {
                fTypes.type(scope);
                fIn.expectSign(';');
            } else {
                int at = fIn.line();
                String name = TsdlValue.path(fIn);
                boolean first;
                if (fIn.kind() == Kind.ASSIGN_TYPE) {
                    fIn.next();
                    first = block.types().put(name, fTypes.type(scope)) == null;
                } else {
                    fIn.expectSign('=');
                    first = block.values().put(name, TsdlValue.take(fIn)) == null;
                }
                if (!first) {
                    throw fErrors.at(at, "'" + name + "' is given twice");
                }
                fIn.expectSign(';');
            }
        }
        return block;
    }

    private Block version(Block trace) throws CtfException {
        require(trace, "major", 1);
        require(trace, "minor", 8);
        return trace;
    }

    private void require(Block trace, String name, long expected) throws CtfException {
        TsdlValue value = trace.values().get(name);
        if (value == null) {
            throw fErrors.at(trace.line(), "the trace block has no " + name);
        }
        if (value.integer(fErrors, name) != expected) {
            throw fErrors.at(
                    value.line(),
                    "the trace's "
                            + name
                            + " version is "
                            + value.value()
                            + " (CTF 1.8 is read here)");
        }
    }

    private void stream(Block block) throws CtfException {
        long id = number(block.values(), "id", 0);
        if (fStreams.put(id, block) != null) {
            throw fErrors.at(block.line(), "stream " + id + " is declared twice");
        }
    }

    private TraceClass build(Block trace) throws CtfException {
        if (fStreams.isEmpty()) {
            fStreams.put(0L, new Block(trace.line(), Map.of(), Map.of()));
        }
        Map<Long, List<EventClass>> events = new HashMap<>();
        Map<Long, Set<Long>> ids = new HashMap<>();
        for (Block block : fEvents) {
            EventClass event = event(block);
            if (!fStreams.containsKey(event.streamClassId())) {
                throw fErrors.at(
                        block.line(), "stream " + event.streamClassId() + " is not declared");
            }
            if (!ids.computeIfAbsent(event.streamClassId(), i -> new HashSet<>()).add(event.id())) {
                throw fErrors.at(
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
        HeaderRules.packetHeader(fErrors, trace.line(), packetHeader);
        if (fStreams.size() > 1 && !FieldNames.has(packetHeader, Set.of("stream_id"))) {
            throw fErrors.at(
                    trace.line(),
                    "no packet says which of the "
                            + fStreams.size()
                            + " streams it is of: the packet header has no stream_id");
        }
        List<StreamClass> streams = new ArrayList<>();
        List<ClockClass> clocks = new ArrayList<>(fClocks.values());
        for (var entry : fStreams.entrySet()) {
            Block block = entry.getValue();
            StructClass context = struct(block, "packet.context");
            HeaderRules.packetContext(fErrors, block.line(), context);
            StructClass header = struct(block, "event.header");
            int kinds = events.getOrDefault(entry.getKey(), List.of()).size();
            if (kinds > 1 && !FieldNames.has(header, Set.of("id"))) {
                throw fErrors.at(
                        block.line(),
                        "no event says which of the "
                                + kinds
                                + " event classes of stream "
                                + entry.getKey()
                                + " it is of: the event header has no id");
            }
            String clock = ClockFinder.find(header, context, List.copyOf(fClocks.keySet()));
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
                fBigEndian,
                java.util.Collections.unmodifiableMap(fEnvironment),
                Map.of(),
                List.copyOf(clocks),
                packetHeader,
                streams);
    }

    private EventClass event(Block block) throws CtfException {
        Map<String, Object> attributes = new LinkedHashMap<>();
        for (var entry : block.values().entrySet()) {
            if (!Set.of("id", "name", "stream_id").contains(entry.getKey())) {
                attributes.put(entry.getKey(), entry.getValue().object());
            }
        }
        long only = fStreams.size() == 1 ? fStreams.keySet().iterator().next() : 0;
        return new EventClass(
                number(block.values(), "id", 0),
                number(block.values(), "stream_id", only),
                text(block.values(), "name"),
                struct(block, "context"),
                struct(block, "fields"),
                attributes);
    }

    private @Nullable StructClass struct(Block block, String name) throws CtfException {
        FieldClass type = block.types().get(name);
        if (type == null) {
            return null;
        }
        if (type instanceof StructClass struct) {
            return struct;
        }
        throw fErrors.at(block.line(), "'" + name + "' must be a structure");
    }

    private @Nullable UUID uuid(@Nullable TsdlValue value) throws CtfException {
        if (value == null) {
            return null;
        }
        try {
            return UUID.fromString(value.text());
        } catch (IllegalArgumentException e) {
            throw fErrors.at(value.line(), "'" + value.text() + "' is not a UUID");
        }
    }

    private long number(Map<String, TsdlValue> values, String name, long missing)
            throws CtfException {
        TsdlValue value = values.get(name);
        return value == null ? missing : value.integer(fErrors, name);
    }

    private static String text(Map<String, TsdlValue> values, String name) {
        TsdlValue value = values.get(name);
        return value == null ? "" : value.number() ? Long.toString(value.value()) : value.text();
    }
}
