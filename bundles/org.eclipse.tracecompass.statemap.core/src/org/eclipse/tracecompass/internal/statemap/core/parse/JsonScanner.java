package org.eclipse.tracecompass.internal.statemap.core.parse;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.internal.statemap.core.parse.Json.Kind;
import org.eclipse.tracecompass.internal.statemap.core.parse.Json.Member;

/** Reads one JSON value strictly by RFC 8259, refusing members that appear twice. */
final class JsonScanner {

    private static final int DEEPEST = 100;

    private final InputBuffer input;
    private int at;
    private int depth;

    JsonScanner(InputBuffer input) {
        this.input = input;
    }

    /**
     * Reads the value at the buffer's position, which stays.
     *
     * @throws PayloadError {@link PayloadError#INCOMPLETE} if more input is needed and there is
     *     some
     */
    Json read() throws PayloadError {
        at = input.position;
        depth = 0;
        return value();
    }

    /** Returns where the value ends that was read last. */
    int end() {
        return at;
    }

    /**
     * Returns the contents of a string, or any other value as it is written. The buffer must still
     * be where it was when the value was read.
     */
    String written(Json value) throws PayloadError {
        return switch (value.kind()) {
            case OBJECT, ARRAY -> decode(value.at(), value.end());
            default -> value.text();
        };
    }

    private PayloadError error(String reason) {
        return at >= input.limit ? cut() : new PayloadError(reason + ", found " + found(), at);
    }

    private PayloadError cut() {
        return input.atEnd()
                ? new PayloadError("the input ends within a payload", input.limit)
                : PayloadError.INCOMPLETE;
    }

    private String found() {
        int b = input.bytes[at];
        return b > ' ' && b < 0x7f ? "'" + (char) b + "'" : "byte 0x%02x".formatted(b & 0xff);
    }

    private byte peek() throws PayloadError {
        while (true) {
            byte b = input.bytes[at];
            if (b == ' ' || b == '\n' || b == '\t' || b == '\r') {
                at++;
            } else if (at >= input.limit) {
                throw cut();
            } else {
                return b;
            }
        }
    }

    private Json value() throws PayloadError {
        byte b = peek();
        int from = at;
        return switch (b) {
            case '{' -> object(from);
            case '[' -> array(from);
            case '"' -> scalar(Kind.STRING, from, string());
            case 't' -> word("true", Kind.BOOLEAN);
            case 'f' -> word("false", Kind.BOOLEAN);
            case 'n' -> word("null", Kind.NULL);
            default -> number(from);
        };
    }

    private Json scalar(Kind kind, int from, String text) {
        return new Json(kind, from, at, text, List.of(), List.of());
    }

    private void enter() throws PayloadError {
        if (++depth > DEEPEST) {
            throw new PayloadError("JSON is nested more than " + DEEPEST + " levels deep", at);
        }
        at++;
    }

    private Json object(int from) throws PayloadError {
        enter();
        List<Member> members = new ArrayList<>();
        Set<String> names = new HashSet<>();
        if (peek() != '}') {
            while (true) {
                if (peek() != '"') {
                    throw error("expected a member's name in quotes");
                }
                int nameAt = at;
                String name = string();
                if (!names.add(name)) {
                    throw new PayloadError("\"" + name + "\" appears twice", nameAt);
                }
                if (peek() != ':') {
                    throw error("expected ':'");
                }
                at++;
                members.add(new Member(name, nameAt, value()));
                if (!more('}')) {
                    break;
                }
            }
        }
        return leave(Kind.OBJECT, from, members, List.of());
    }

    private Json array(int from) throws PayloadError {
        enter();
        List<Json> elements = new ArrayList<>();
        if (peek() != ']') {
            do {
                elements.add(value());
            } while (more(']'));
        }
        return leave(Kind.ARRAY, from, List.of(), elements);
    }

    private Json leave(Kind kind, int from, List<Member> members, List<Json> elements) {
        at++;
        depth--;
        return new Json(kind, from, at, "", members, elements);
    }

    private boolean more(char close) throws PayloadError {
        byte b = peek();
        if (b == ',') {
            at++;
            return true;
        }
        if (b != close) {
            throw error("expected ',' or '" + close + "'");
        }
        return false;
    }

    private Json word(String word, Kind kind) throws PayloadError {
        int from = at;
        for (int i = 0; i < word.length(); i++, at++) {
            if (input.bytes[at] != word.charAt(i)) {
                throw error("expected " + word);
            }
        }
        return scalar(kind, from, word);
    }

    private Json number(int from) throws PayloadError {
        if (input.bytes[at] == '-') {
            at++;
        }
        if (input.bytes[at] == '0') {
            at++;
        } else {
            digits(at == from ? "expected a JSON value" : "expected a digit");
        }
        if (input.bytes[at] == '.') {
            at++;
            digits("expected a digit");
        }
        if (input.bytes[at] == 'e' || input.bytes[at] == 'E') {
            at++;
            if (input.bytes[at] == '+' || input.bytes[at] == '-') {
                at++;
            }
            digits("expected a digit");
        }
        if (at >= input.limit && !input.atEnd()) {
            throw PayloadError.INCOMPLETE;
        }
        return scalar(Kind.NUMBER, from, decode(from, at));
    }

    private void digits(String expected) throws PayloadError {
        if (!isDigit(input.bytes[at])) {
            throw error(expected);
        }
        while (isDigit(input.bytes[at])) {
            at++;
        }
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    private String string() throws PayloadError {
        int from = ++at;
        boolean escaped = false;
        while (input.bytes[at] != '"') {
            byte b = input.bytes[at];
            if (b == '\\') {
                escaped = true;
                at++;
                if (at >= input.limit) {
                    throw cut();
                }
            } else if (b >= 0 && b < ' ') {
                throw error("a string must be closed before the end of its line");
            }
            at++;
        }
        String raw = decode(from, at);
        at++;
        return escaped ? unescape(raw, from) : raw;
    }

    private String decode(int from, int to) throws PayloadError {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(input.bytes, from, to - from))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new PayloadError("text is not UTF-8", from);
        }
    }

    private static String unescape(String raw, int from) throws PayloadError {
        StringBuilder text = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c != '\\') {
                text.append(c);
                continue;
            }
            char escape = raw.charAt(++i);
            int simple = "\"\\/bfnrt".indexOf(escape);
            if (simple >= 0) {
                text.append("\"\\/\b\f\n\r\t".charAt(simple));
            } else if (escape == 'u' && hasFourHexDigits(raw, i + 1)) {
                text.append((char) Integer.parseInt(raw, i + 1, i + 5, 16));
                i += 4;
            } else {
                throw new PayloadError("a string has an escape that JSON does not know", from);
            }
        }
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            throw new PayloadError("a string has half of a surrogate pair", from);
        }
        return text.toString();
    }

    private static boolean hasFourHexDigits(String raw, int from) {
        return from + 4 <= raw.length()
                && raw.substring(from, from + 4).chars().allMatch(HexFormat::isHexDigit);
    }
}
