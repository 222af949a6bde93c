package org.eclipse.tracecompass.statemap.core;

import java.io.IOException;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.JsonEscape;
import org.eclipse.tracecompass.statemap.core.read.StatemapParser;

/**
 * Writes statemap data that {@link StatemapParser} reads: metadata first, then the rest in any
 * order, each on a line of its own. Not thread-safe.
 */
public final class StatemapWriter implements StatemapSink {

    private static final int DIGITS = 9;

    private final Appendable out;

    /**
     * Prepares to write.
     *
     * @param out receives the data, to be encoded as UTF-8; not closed
     */
    public StatemapWriter(Appendable out) {
        this.out = out;
    }

    /** Writes the metadata; the values of states are their places in the list. */
    public void metadata(StatemapMetadata metadata) throws IOException {
        out.append("{\"start\": [").append(Long.toString(metadata.startSeconds()));
        out.append(", ").append(Long.toString(metadata.startNanos())).append(']');
        if (metadata.title().isPresent()) {
            member("title", metadata.title().get());
        }
        if (metadata.host().isPresent()) {
            member("host", metadata.host().get());
        }
        member("entityKind", metadata.entityKind());
        out.append(",\n \"states\": {");
        String separator = "\n  ";
        for (StatemapState state : metadata.states()) {
            out.append(separator);
            quote(state.name());
            out.append(": {\"value\": ").append(Integer.toString(state.value()));
            if (state.colour().isPresent()) {
                String hex = Integer.toHexString(state.colour().getAsInt() & 0xffffff | 1 << 24);
                out.append(", \"color\": \"#").append(hex, 1, hex.length()).append('"');
            }
            out.append('}');
            separator = ",\n  ";
        }
        out.append("}}\n");
    }

    /** Writes that a state of an entity begins. */
    @Override
    public void datum(long time, String entity, int state, @Nullable String tag)
            throws IOException {
        out.append("{\"time\": \"").append(Long.toString(time)).append('"');
        member("entity", entity);
        out.append(", \"state\": ").append(Integer.toString(state));
        if (tag != null) {
            member("tag", tag);
        }
        out.append("}\n");
    }

    /** Writes the description of an entity. */
    @Override
    public void description(String entity, String description) throws IOException {
        out.append("{\"entity\": ");
        quote(entity);
        member("description", description);
        out.append("}\n");
    }

    /** Writes the definition of a tag. Members that are numbers stay numbers. */
    @Override
    public void tag(StatemapTag tag) throws IOException {
        out.append("{\"state\": ").append(Integer.toString(tag.state()));
        member("tag", tag.name());
        for (Map.Entry<String, String> member : tag.members().entrySet()) {
            if (isNumber(member.getValue())) {
                out.append(", ");
                quote(member.getKey());
                out.append(": ").append(member.getValue());
            } else {
                member(member.getKey(), member.getValue());
            }
        }
        out.append("}\n");
    }

    private static boolean isNumber(String text) {
        if (text.isEmpty()
                || text.length() > DIGITS
                || text.length() > 1 && text.charAt(0) == '0') {
            return false;
        }
        return text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private void member(String name, String value) throws IOException {
        out.append(", ");
        quote(name);
        out.append(": ");
        quote(value);
    }

    private void quote(String text) throws IOException {
        JsonEscape.PLAIN.quote(out, text);
    }
}
