package org.eclipse.tracecompass.ctf.core.trace;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Field classes of CTF 2 made at random: each is metadata, and writes values of which it tells what
 * a reader must find. Written from the specification, without anything of the reader.
 */
final class RandomFields {

    private static final int DEEPEST = 4;
    private static final String[] TEXTS = {"", "a", "hello", "\u00fcn\u00ef", "\u65e5\u672c"};
    private static final String[] ENCODINGS = {
        "utf-8", "utf-16be", "utf-16le", "utf-32be", "utf-32le"
    };

    /**
     * A field class.
     *
     * @param json its metadata, with single quotes for double ones
     * @param alignment its alignment in bits
     * @param writer writes a value at random, and returns its canonical text
     */
    record Field(String json, int alignment, Function<BitWriter, String> writer) {
        String write(BitWriter out) {
            out.align(alignment);
            return writer.apply(out);
        }
    }

    /** Where a field is that others depend on, and the value that was written last. */
    private static final class Selector {
        final String location;
        long value;

        Selector(String origin, List<String> path) {
            location =
                    "{'origin': '"
                            + origin
                            + "', 'path': ["
                            + path.stream().map(n -> "'" + n + "'").collect(Collectors.joining(","))
                            + "]}";
        }
    }

    private final Random random;
    private final boolean bigEndian;
    private final List<Selector> lengths = new ArrayList<>();
    private final List<Selector> flags = new ArrayList<>();
    private final List<Selector> tags = new ArrayList<>();
    private String origin = "";
    private int names;

    RandomFields(Random random) {
        this.random = random;
        bigEndian = random.nextBoolean();
    }

    boolean bigEndian() {
        return bigEndian;
    }

    /** The structure of a scope; fields of it may depend on those of the scopes made before. */
    Field scope(String name) {
        origin = name;
        return structure(List.of(), 0);
    }

    private String order() {
        return ", 'byte-order': '" + (bigEndian ? "big-endian" : "little-endian") + "'";
    }

    private int alignment() {
        return new int[] {1, 1, 1, 8, 8, 2, 4, 16, 32, 64}[random.nextInt(10)];
    }

    private Field structure(List<String> path, int depth) {
        List<String> members = new ArrayList<>();
        List<Field> fields = new ArrayList<>();
        int minimum = random.nextInt(3) == 0 ? alignment() : 1;
        int alignment = minimum;
        for (int i = 1 + random.nextInt(5); i > 0; i--) {
            String name = "m" + names++;
            List<String> at = new ArrayList<>(path);
            at.add(name);
            Field field = member(at, depth);
            members.add(name);
            fields.add(field);
            alignment = Math.max(alignment, field.alignment());
        }
        StringBuilder json = new StringBuilder("{'type': 'structure', 'minimum-alignment': ");
        json.append(minimum).append(", 'member-classes': [");
        for (int i = 0; i < fields.size(); i++) {
            json.append(i == 0 ? "" : ", ");
            json.append(SmallCtf2.member(members.get(i), fields.get(i).json()));
        }
        return new Field(
                json.append("]}").toString(),
                alignment,
                out -> {
                    StringBuilder text = new StringBuilder("{");
                    for (int i = 0; i < fields.size(); i++) {
                        text.append(i == 0 ? "\"" : ",\"").append(members.get(i)).append("\":");
                        text.append(fields.get(i).write(out));
                    }
                    return text.append('}').toString();
                });
    }

    private Field member(List<String> path, int depth) {
        Selector selector = new Selector(origin, path);
        switch (random.nextInt(10)) {
            case 0 -> {
                Field length = unsigned(selector, 8, 5);
                lengths.add(selector);
                return length;
            }
            case 1 -> {
                Field tag = unsigned(selector, 16, 4);
                tags.add(selector);
                return tag;
            }
            case 2 -> {
                int alignment = alignment();
                flags.add(selector);
                return new Field(
                        "{'type': 'fixed-length-boolean', 'length': 3, 'alignment': "
                                + alignment
                                + order()
                                + "}",
                        alignment,
                        out -> {
                            selector.value = random.nextInt(8);
                            out.write(selector.value, 3, bigEndian);
                            return selector.value == 0 ? "false" : "true";
                        });
            }
            default -> {
                return any(path, depth);
            }
        }
    }

    private Field unsigned(Selector selector, int size, int most) {
        int alignment = alignment();
        return new Field(
                SmallCtf2.unsigned(size, ", 'alignment': " + alignment)
                        .replace("little", bigEndian ? "big" : "little"),
                alignment,
                out -> {
                    selector.value = random.nextInt(most + 1);
                    out.write(selector.value, size, bigEndian);
                    return Long.toString(selector.value);
                });
    }

    private Field any(List<String> path, int depth) {
        int kinds = depth >= DEEPEST ? 6 : 12;
        return switch (random.nextInt(kinds)) {
            case 0, 1 -> integer();
            case 2 -> variable();
            case 3 -> real();
            case 4 -> text();
            case 5 -> bytes();
            case 6, 7 -> structure(path, depth + 1);
            case 8 -> array(path, depth + 1);
            case 9, 10 -> flags.isEmpty() ? integer() : optional(path, depth + 1);
            default -> tags.isEmpty() ? integer() : variant(path, depth + 1);
        };
    }

    private Field integer() {
        int size = 1 + random.nextInt(64);
        boolean signed = random.nextBoolean();
        int alignment = alignment();
        long mask = -1L >>> 64 - size;
        boolean labels = random.nextInt(3) == 0;
        return new Field(
                "{'type': 'fixed-length-%s-integer', 'length': %d, 'alignment': %d%s%s}"
                        .formatted(
                                signed ? "signed" : "unsigned",
                                size,
                                alignment,
                                order(),
                                labels ? ", 'mappings': {'few': [[0, 0]], 'any': [[0, 9]]}" : ""),
                alignment,
                out -> {
                    long value = random.nextInt(4) == 0 ? 0 : random.nextLong() & mask;
                    out.write(value, size, bigEndian);
                    long read = signed && value >>> size - 1 != 0 ? value | ~mask : value;
                    String text = signed ? Long.toString(read) : Long.toUnsignedString(read);
                    String found =
                            read == 0 ? "\"any\", \"few\"" : read > 0 && read <= 9 ? "\"any\"" : "";
                    return labels ? "{\"v\":" + text + ",\"l\":[" + found + "]}" : text;
                });
    }

    private Field variable() {
        return new Field(
                "{'type': 'variable-length-unsigned-integer'}",
                8,
                out -> {
                    long value = random.nextLong() >>> random.nextInt(64);
                    for (long rest = value; ; rest >>>= 7) {
                        boolean last = rest >>> 7 == 0;
                        out.write(rest & 0x7f | (last ? 0 : 0x80), 8, false);
                        if (last) {
                            return Long.toUnsignedString(value);
                        }
                    }
                });
    }

    private Field real() {
        int size = random.nextBoolean() ? 32 : 64;
        int alignment = alignment();
        return new Field(
                "{'type': 'fixed-length-floating-point-number', 'length': %d, 'alignment': %d%s}"
                        .formatted(size, alignment, order()),
                alignment,
                out -> {
                    double value = (float) random.nextGaussian();
                    long bits =
                            size == 32
                                    ? Float.floatToRawIntBits((float) value)
                                    : Double.doubleToRawLongBits(value);
                    out.write(bits, size, bigEndian);
                    return "\"f:"
                            + HexFormat.of().toHexDigits(Double.doubleToRawLongBits(value))
                            + '"';
                });
    }

    private Field text() {
        String encoding = ENCODINGS[random.nextInt(ENCODINGS.length)];
        Charset charset = Charset.forName(encoding);
        int unit = encoding.contains("16") ? 2 : encoding.contains("32") ? 4 : 1;
        int fixed = random.nextBoolean() ? 4 * (5 + random.nextInt(3)) : 0;
        String length =
                fixed == 0
                        ? "'null-terminated-string'"
                        : "'static-length-string', 'length': " + fixed;
        return new Field(
                "{'type': " + length + ", 'encoding': '" + encoding + "'}",
                8,
                out -> {
                    String text = TEXTS[random.nextInt(TEXTS.length)];
                    byte[] coded = text.getBytes(charset);
                    out.write(coded);
                    int rest = fixed == 0 ? unit : fixed - coded.length;
                    out.write(new byte[rest]);
                    StringBuilder canonical = new StringBuilder("\"");
                    text.chars()
                            .forEach(
                                    c ->
                                            canonical.append(
                                                    c < 0x7f
                                                            ? Character.toString(c)
                                                            : "\\u"
                                                                    + HexFormat.of()
                                                                            .toHexDigits(
                                                                                    (char) c)));
                    return canonical.append('"').toString();
                });
    }

    private Field bytes() {
        int fixed = random.nextInt(9);
        Selector length = random.nextBoolean() && !lengths.isEmpty() ? any(lengths) : null;
        return new Field(
                length == null
                        ? "{'type': 'static-length-blob', 'length': " + fixed + "}"
                        : "{'type': 'dynamic-length-blob', 'length-field-location': "
                                + length.location
                                + "}",
                8,
                out -> {
                    byte[] bytes = new byte[length == null ? fixed : (int) length.value];
                    random.nextBytes(bytes);
                    out.write(bytes);
                    return "\"b:" + HexFormat.of().formatHex(bytes) + '"';
                });
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private Field array(List<String> path, int depth) {
        int fixed = random.nextInt(4);
        int minimum = alignment();
        Selector length = random.nextBoolean() && !lengths.isEmpty() ? any(lengths) : null;
        Field element = inside(path, depth);
        return new Field(
                (length == null
                                ? "{'type': 'static-length-array', 'length': " + fixed
                                : "{'type': 'dynamic-length-array', 'length-field-location': "
                                        + length.location)
                        + ", 'minimum-alignment': "
                        + minimum
                        + ", 'element-field-class': "
                        + element.json()
                        + "}",
                Math.max(minimum, element.alignment()),
                out -> {
                    List<String> texts = new ArrayList<>();
                    for (long i = length == null ? fixed : length.value; i > 0; i--) {
                        texts.add(element.write(out));
                    }
                    return "[" + String.join(",", texts) + "]";
                });
    }

    /** What may be there several times, or not at all: nothing outside may depend on it. */
    private Field inside(List<String> path, int depth) {
        int lengthCount = lengths.size();
        int flagCount = flags.size();
        int tagCount = tags.size();
        Field field = any(path, depth);
        lengths.subList(lengthCount, lengths.size()).clear();
        flags.subList(flagCount, flags.size()).clear();
        tags.subList(tagCount, tags.size()).clear();
        return field;
    }

    private Field optional(List<String> path, int depth) {
        Selector flag = any(flags);
        Field content = inside(path, depth);
        return new Field(
                "{'type': 'optional', 'selector-field-location': "
                        + flag.location
                        + ", 'field-class': "
                        + content.json()
                        + "}",
                1,
                out -> flag.value == 0 ? "null" : content.write(out));
    }

    private Field variant(List<String> path, int depth) {
        Selector tag = any(tags);
        Field low = inside(path, depth);
        Field high = inside(path, depth);
        return new Field(
                "{'type': 'variant', 'selector-field-location': "
                        + tag.location
                        + ", 'options': ["
                        + SmallCtf2.option(low.json(), "[[0, 1], [3, 3]]")
                        + ", "
                        + SmallCtf2.option(high.json(), "[[2, 2], [4, 65535]]")
                        + "]}",
                1,
                out -> (tag.value < 2 || tag.value == 3 ? low : high).write(out));
    }
}
