package org.eclipse.tracecompass.internal.statemap.core.parse;

import java.nio.charset.CharacterCodingException;

/**
 * Reads data at the speed of the disk: it knows the four members of a datum in any order and with
 * any white space, and leaves everything unusual (escapes, other members, errors) to {@link
 * JsonScanner}. Not thread-safe.
 */
final class DatumScanner {

    /** The text here is not a plain datum. */
    static final int OTHER = -1;

    /** The datum goes on behind what was read. */
    static final int INCOMPLETE = -2;

    private static final byte[] TIME = bytes("time\"");
    private static final byte[] ENTITY = bytes("entity\"");
    private static final byte[] STATE = bytes("state\"");
    private static final byte[] TAG = bytes("tag\"");
    private static final int LONGEST_WORD = 12;
    private static final int TIME_DIGITS = 18;
    private static final int STATE_DIGITS = 9;

    private final InputBuffer input;
    private final ByteNames entities;
    private final ByteNames tags;
    private final boolean ignoreTags;

    private long time;
    private int entity;
    private long state;
    private int tag;

    private int at;
    private int stringStart;
    private int stringEnd;
    private boolean matched;
    private boolean oneLine;

    DatumScanner(InputBuffer input, ByteNames entities, ByteNames tags, boolean ignoreTags) {
        this.input = input;
        this.entities = entities;
        this.tags = tags;
        this.ignoreTags = ignoreTags;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    }

    long time() {
        return time;
    }

    int entity() {
        return entity;
    }

    long state() {
        return state;
    }

    int tag() {
        return tag;
    }

    /** Returns whether the datum has no line break in it. */
    boolean isOnOneLine() {
        return oneLine;
    }

    /**
     * Reads the datum at the buffer's position, which stays.
     *
     * @return where it ends, or {@link #OTHER} or {@link #INCOMPLETE}
     * @throws CharacterCodingException if a name is no UTF-8
     */
    int scan() throws CharacterCodingException {
        byte[] b = input.bytes;
        at = input.position;
        matched = b[at] == '{';
        oneLine = true;
        at++;
        boolean hasTime = false;
        boolean hasState = false;
        int entityStart = -1;
        int entityEnd = 0;
        int tagStart = -1;
        int tagEnd = 0;
        boolean more = matched;
        while (more) {
            space(b);
            expect(b, '"');
            if (b[at] == 't' && b[at + 1] == 'i' && !hasTime) {
                name(b, TIME);
                time(b);
                hasTime = true;
            } else if (b[at] == 'e' && entityStart < 0) {
                name(b, ENTITY);
                string(b);
                entityStart = stringStart;
                entityEnd = stringEnd;
            } else if (b[at] == 's' && !hasState) {
                name(b, STATE);
                state = digits(b, STATE_DIGITS);
                hasState = true;
            } else if (b[at] == 't' && tagStart < 0) {
                name(b, TAG);
                string(b);
                tagStart = stringStart;
                tagEnd = stringEnd;
            } else {
                matched = false;
            }
            space(b);
            more = matched && b[at] == ',';
            at++;
        }
        if (!matched || b[at - 1] != '}') {
            boolean cut = at + LONGEST_WORD > input.limit && !input.atEnd();
            return cut ? INCOMPLETE : OTHER;
        }
        if (!hasTime || !hasState || entityStart < 0) {
            return OTHER;
        }
        entity = entities.number(b, entityStart, entityEnd, 0);
        tag = tagStart < 0 || ignoreTags ? -1 : tags.number(b, tagStart, tagEnd, state);
        return at;
    }

    private void space(byte[] b) {
        byte c;
        while ((c = b[at]) == ' ' || c == '\t' || c == '\n' || c == '\r') {
            oneLine &= c != '\n';
            at++;
        }
    }

    private void expect(byte[] b, char c) {
        if (matched && b[at] == c) {
            at++;
        } else {
            matched = false;
        }
    }

    private void name(byte[] b, byte[] name) {
        for (byte c : name) {
            if (b[at] != c) {
                matched = false;
                return;
            }
            at++;
        }
        space(b);
        expect(b, ':');
        space(b);
    }

    private void string(byte[] b) {
        expect(b, '"');
        stringStart = at;
        if (!matched) {
            return;
        }
        int i = at;
        while (b[i] != '"' && b[i] != '\\' && (b[i] >= ' ' || b[i] < 0)) {
            i++;
        }
        at = i;
        stringEnd = i;
        expect(b, '"');
    }

    private void time(byte[] b) {
        expect(b, '"');
        time = digits(b, TIME_DIGITS);
        expect(b, '"');
    }

    private long digits(byte[] b, int most) {
        int from = at;
        long number = 0;
        while (b[at] >= '0' && b[at] <= '9' && at - from < most) {
            number = number * 10 + (b[at] - '0');
            at++;
        }
        if (at == from || b[from] == '0' && at - from > 1) {
            matched = false;
        }
        return number;
    }
}
