package org.eclipse.tracecompass.internal.symbols.core.rust;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;

/** Constants in names by the rules of RFC 2603: numbers, texts, and values made of others. */
final class V0Constants {

    private static final int HEX = 16;
    private static final int LONG_DIGITS = 16;

    private final V0Text text;
    private final V0Text.Rule path;

    /**
     * @param text what is read
     * @param path reads the path of a value
     */
    V0Constants(V0Text text, V0Text.Rule path) {
        this.text = text;
        this.path = path;
    }

    /**
     * Reads a constant.
     *
     * @param inside whether it stands where a value is expected; else one that is made of others
     *     stands in braces
     */
    void constant(boolean inside) throws MalformedNameException {
        text.within(() -> any(inside));
    }

    private void any(boolean inside) throws MalformedNameException {
        char tag = text.next();
        switch (tag) {
            case 'p' -> text.write("_");
            case 'b' -> text.write(truth(text.hex()));
            case 'c' -> text.write(character(text.hex()));
            case 'B' -> text.backReference(() -> constant(inside));
            case 'e' -> composed(inside, () -> text.write("*" + string()));
            case 'R', 'Q' -> {
                if (tag == 'R' && text.eat('e')) {
                    text.write(string());
                } else {
                    composed(
                            inside,
                            () -> {
                                text.write(tag == 'R' ? "&" : "&mut ");
                                constant(true);
                            });
                }
            }
            case 'A' ->
                    composed(
                            inside,
                            () -> {
                                text.write("[");
                                text.list(", ", () -> constant(true));
                                text.write("]");
                            });
            case 'T' -> composed(inside, this::row);
            case 'V' -> composed(inside, this::structure);
            default -> {
                if (!BasicTypes.isSigned(tag) && !BasicTypes.isUnsigned(tag)) {
                    throw new MalformedNameException("no constant");
                }
                boolean negative = BasicTypes.isSigned(tag) && text.eat('n');
                text.write((negative ? "-" : "") + number(text.hex()));
            }
        }
    }

    private void composed(boolean inside, V0Text.Rule rule) throws MalformedNameException {
        text.write(inside ? "" : "{");
        rule.read();
        text.write(inside ? "" : "}");
    }

    private void row() throws MalformedNameException {
        text.write("(");
        text.write(text.list(", ", () -> constant(true)) == 1 ? ",)" : ")");
    }

    private void structure() throws MalformedNameException {
        path.read();
        switch (text.next()) {
            case 'U' -> {
                // no fields
            }
            case 'T' -> {
                text.write("(");
                text.list(", ", () -> constant(true));
                text.write(")");
            }
            case 'S' -> {
                text.write(" { ");
                text.list(
                        ", ",
                        () -> {
                            text.write(text.identifier().name() + ": ");
                            constant(true);
                        });
                text.write(" }");
            }
            default -> throw new MalformedNameException("no fields");
        }
    }

    /** Numbers of more than 64 bits stay as they are. */
    private static String number(String hex) {
        String digits = hex.replaceFirst("^0+", "");
        if (digits.isEmpty()) {
            return "0";
        }
        return digits.length() > LONG_DIGITS
                ? "0x" + digits
                : Long.toUnsignedString(Long.parseUnsignedLong(digits, HEX));
    }

    private static String truth(String hex) throws MalformedNameException {
        return switch (hex) {
            case "0" -> "false";
            case "1" -> "true";
            default -> throw new MalformedNameException("neither true nor false");
        };
    }

    private static String character(String hex) throws MalformedNameException {
        String digits = hex.replaceFirst("^0+", "");
        if (digits.length() > 6) {
            throw new MalformedNameException("no character");
        }
        int point = digits.isEmpty() ? 0 : Integer.parseInt(digits, HEX);
        if (!Character.isValidCodePoint(point) || point >= 0xd800 && point < 0xe000) {
            throw new MalformedNameException("no character");
        }
        return "'" + escaped(point, '\'') + "'";
    }

    private String string() throws MalformedNameException {
        try {
            String text =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(HexFormat.of().parseHex(this.text.hex())))
                            .toString();
            StringBuilder written = new StringBuilder("\"");
            text.codePoints().forEach(point -> written.append(escaped(point, '"')));
            return written.append('"').toString();
        } catch (CharacterCodingException | IllegalArgumentException e) {
            throw new MalformedNameException("no text");
        }
    }

    private static String escaped(int point, char quote) {
        return switch (point) {
            case '\t' -> "\\t";
            case '\r' -> "\\r";
            case '\n' -> "\\n";
            case '\0' -> "\\0";
            case '\\' -> "\\\\";
            default ->
                    point == quote
                            ? "\\" + quote
                            : Character.isISOControl(point)
                                    ? "\\u{" + Integer.toHexString(point) + "}"
                                    : Character.toString(point);
        };
    }
}
