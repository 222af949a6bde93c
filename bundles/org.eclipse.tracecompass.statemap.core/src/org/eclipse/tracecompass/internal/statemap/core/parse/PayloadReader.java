package org.eclipse.tracecompass.internal.statemap.core.parse;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statemap.core.parse.Json.Kind;
import org.eclipse.tracecompass.internal.statemap.core.parse.Json.Member;
import org.eclipse.tracecompass.statemap.core.StatemapException;
import org.eclipse.tracecompass.statemap.core.StatemapHandler;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapTag;

/**
 * Reads payload after payload and finds out which of the five kinds each is: metadata, datum,
 * description, event, definition of a tag.
 *
 * <p>The format tells them apart by their members only. A payload with a time or an entity is a
 * datum, a description or an event, so that a mistake in a datum is never taken for the definition
 * of a tag. Not thread-safe.
 */
public final class PayloadReader {

    private static final Set<String> DATUM = Set.of("time", "entity", "state", "tag");
    private static final Set<String> DESCRIPTION = Set.of("entity", "description");
    private static final Set<String> EVENT = Set.of("time", "entity", "event", "target");
    private static final long REPORT_EVERY = 1 << 14;

    private final InputBuffer input;
    private final boolean ignoreTags;
    private final ByteNames entities = new ByteNames();
    private final ByteNames tags = new ByteNames();
    private final Map<Integer, String> descriptions = new HashMap<>();
    private final Map<Integer, Map<String, String>> definitions = new HashMap<>();
    private final MetadataParts metadata = new MetadataParts();
    private long payloads;
    private long records;
    private int announced;
    private boolean begun;

    /** Prepares to read. */
    public PayloadReader(InputStream in, boolean ignoreTags) throws IOException {
        this.input = new InputBuffer(uncompressed(in));
        this.ignoreTags = ignoreTags;
    }

    private static InputStream uncompressed(InputStream in) throws IOException {
        PushbackInputStream start = new PushbackInputStream(in, 2);
        byte[] magic = start.readNBytes(2);
        start.unread(magic);
        boolean gzip = magic.length == 2 && magic[0] == (byte) 0x1f && magic[1] == (byte) 0x8b;
        try {
            return gzip ? new GZIPInputStream(start, 1 << 16) : start;
        } catch (ZipException | EOFException e) {
            throw new StatemapException("the compressed data is damaged or truncated", e);
        }
    }

    /** Reads everything. */
    public void read(StatemapHandler handler) throws IOException {
        DatumScanner fast = new DatumScanner(input, entities, tags, ignoreTags);
        JsonScanner json = new JsonScanner(input);
        try {
            input.skipSpace();
            while (input.position < input.limit) {
                int end = begun ? fast.scan() : DatumScanner.OTHER;
                if (end >= 0) {
                    announce(handler);
                    deliver(handler, fast.time(), fast.entity(), fast.state(), fast.tag());
                    payloads++;
                    records++;
                    if (fast.isOnOneLine()) {
                        input.position = end;
                    } else {
                        input.moveTo(end);
                    }
                    input.skipSpace();
                } else if (end == DatumScanner.INCOMPLETE) {
                    input.fillPayload();
                } else {
                    other(json, handler);
                }
                if (payloads % REPORT_EVERY == 0) {
                    handler.progress(input.offset());
                }
            }
        } catch (CharacterCodingException e) {
            throw at("text is not UTF-8", input.position);
        } catch (ZipException | EOFException e) {
            throw new StatemapException(
                    "the compressed data is damaged or truncated after line " + input.line, e);
        }
        String missing = metadata.missing();
        if (missing != null) {
            throw new StatemapException(
                    metadata.isEmpty()
                            ? "missing metadata payload: there is no data"
                            : "missing field `" + missing + "` in the metadata");
        }
        if (!begun) {
            handler.begin(metadata());
        }
    }

    private void other(JsonScanner json, StatemapHandler handler) throws IOException {
        try {
            interpret(json.read(), json, handler);
            payloads++;
            input.moveTo(json.end());
            input.skipSpace();
        } catch (PayloadError e) {
            if (e == PayloadError.INCOMPLETE) {
                input.fillPayload();
                return;
            }
            throw at(e.reason(), e.at());
        }
    }

    private void interpret(Json payload, JsonScanner json, StatemapHandler handler)
            throws PayloadError, IOException {
        if (payload.kind() != Kind.OBJECT) {
            throw unrecognized(
                    "a payload must be an object, found " + payload.kind().words, payload.at());
        }
        boolean named = payload.has("time") || payload.has("entity");
        if (!named && payload.has("state") && payload.has("tag")) {
            define(payload, json);
            records++;
            return;
        }
        if (!named && MetadataParts.isPart(payload)) {
            metadata.add(payload);
            return;
        }
        begin(payload, handler);
        if (payload.has("description")) {
            onlyMembers(payload, DESCRIPTION, "a description");
            int entity = entity(payload, handler);
            descriptions.put(entity, PayloadValues.string(member(payload, "description")));
        } else if (payload.has("event")) {
            onlyMembers(payload, EVENT, "an event");
            PayloadValues.time(member(payload, "time"));
            PayloadValues.string(member(payload, "entity"));
            PayloadValues.string(member(payload, "event"));
        } else if (named) {
            datum(payload, handler);
        } else {
            Member first = payload.members().isEmpty() ? null : payload.members().get(0);
            throw first == null
                    ? unrecognized("it is empty", payload.at())
                    : unrecognized("unknown member " + PayloadValues.quoted(first), first.at());
        }
        records++;
    }

    private void begin(Json payload, StatemapHandler handler)
            throws PayloadError, StatemapException {
        if (begun) {
            return;
        }
        String missing = metadata.missing();
        if (missing != null) {
            throw new PayloadError(
                    ("missing field `%s`: the metadata with start and states must come before the"
                                    + " data")
                            .formatted(missing),
                    payload.at());
        }
        begun = true;
        handler.begin(metadata());
    }

    private void datum(Json payload, StatemapHandler handler) throws PayloadError, IOException {
        onlyMembers(payload, DATUM, "a datum");
        long time = PayloadValues.time(member(payload, "time"));
        PayloadValues.string(member(payload, "entity"));
        long state = PayloadValues.unsigned("\"state\"", member(payload, "state").value());
        Member tag = payload.member("tag");
        int number = -1;
        if (tag != null && tag.value().kind() != Kind.NULL) {
            String name = PayloadValues.string(tag);
            number = ignoreTags ? -1 : number(tags, name, state);
        }
        deliver(handler, time, entity(payload, handler), state, number);
    }

    private void deliver(StatemapHandler handler, long time, int entity, long state, int tag)
            throws StatemapException {
        try {
            handler.datum(time, entity, state, tag);
        } catch (StatemapException e) {
            throw at(String.valueOf(e.getMessage()), input.position);
        }
    }

    private void define(Json payload, JsonScanner json) throws PayloadError, IOException {
        long state = PayloadValues.unsigned("\"state\"", member(payload, "state").value());
        String name = PayloadValues.string(member(payload, "tag"));
        if (ignoreTags) {
            return;
        }
        Map<String, String> members = new LinkedHashMap<>();
        for (Member member : payload.members()) {
            if (!member.name().equals("state") && !member.name().equals("tag")) {
                members.put(member.name(), json.written(member.value()));
            }
        }
        definitions.put(number(tags, name, state), members);
    }

    private int entity(Json payload, StatemapHandler handler) throws PayloadError, IOException {
        int entity = number(entities, PayloadValues.string(member(payload, "entity")), 0);
        announce(handler);
        return entity;
    }

    private void announce(StatemapHandler handler) {
        while (announced < entities.size()) {
            handler.entity(announced++);
        }
    }

    private static int number(ByteNames names, String name, long group) throws IOException {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        return names.number(bytes, 0, bytes.length, group);
    }

    private static Member member(Json payload, String name) throws PayloadError {
        Member member = payload.member(name);
        if (member == null) {
            throw unrecognized("\"" + name + "\" is missing", payload.at());
        }
        return member;
    }

    private static void onlyMembers(Json payload, Set<String> known, String what)
            throws PayloadError {
        for (Member member : payload.members()) {
            if (!known.contains(member.name())) {
                throw unrecognized(
                        "unknown member %s of %s".formatted(PayloadValues.quoted(member), what),
                        member.at());
            }
        }
    }

    private static PayloadError unrecognized(String reason, int at) {
        return new PayloadError("unrecognized payload: " + reason, at);
    }

    /** Describes the position of an error: the payload, and the line and column for an editor. */
    private StatemapException at(String reason, int at) {
        long line = input.lineOf(at);
        String place = "payload %d, column %d".formatted(payloads + 1, input.columnOf(at));
        if (metadata.missing() != null) {
            return new StatemapException("%s (line %d, %s)".formatted(reason, line, place));
        }
        String elsewhere = line == input.line ? "" : "line " + line + ", ";
        return new StatemapException(
                "illegal datum on line %d: %s (%s%s)"
                        .formatted(input.line, reason, elsewhere, place));
    }

    /** Returns the metadata read by now. */
    public StatemapMetadata metadata() {
        return metadata.metadata();
    }

    /** Returns how many payloads beside the metadata there were. */
    public long records() {
        return records;
    }

    /** Returns how many entities there are. */
    public int entities() {
        return entities.size();
    }

    /** Returns the name of an entity. */
    public String entityName(int entity) {
        return entities.name(entity);
    }

    /** Returns the description of an entity, empty if there is none. */
    public String entityDescription(int entity) {
        @Nullable String description = descriptions.get(entity);
        return description == null ? "" : description;
    }

    /** Returns how many tags there are. */
    public int tags() {
        return tags.size();
    }

    /** Returns a tag. */
    public StatemapTag tag(int number) {
        Map<String, String> members = definitions.get(number);
        return new StatemapTag(
                (int) Math.min(Integer.MAX_VALUE, tags.group(number)),
                tags.name(number),
                members == null ? Map.of() : members);
    }
}
