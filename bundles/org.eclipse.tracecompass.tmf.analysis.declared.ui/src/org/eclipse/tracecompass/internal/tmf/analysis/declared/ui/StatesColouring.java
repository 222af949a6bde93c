package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;

/** Colours words, texts and comments of a declaration; knows nothing of its grammar. */
final class StatesColouring {

    private static final Set<String> WORDS =
            Set.of(
                    "states",
                    "version",
                    "enum",
                    "attribute",
                    "on",
                    "when",
                    "modify",
                    "remove",
                    "push",
                    "pop",
                    "increment",
                    "by",
                    "if",
                    "else",
                    "let",
                    "view",
                    "rows",
                    "state",
                    "label",
                    "links",
                    "unit",
                    "timegraph",
                    "xy",
                    "int",
                    "long",
                    "double",
                    "string",
                    "null",
                    "true",
                    "false",
                    "has",
                    "state_change");

    /** The kind of a part of the text. */
    enum Kind {
        WORD,
        TEXT,
        COMMENT,
        NUMBER
    }

    /** A part of the text. */
    record Part(int start, int length, Kind kind) {}

    private StatesColouring() {}

    /** Finds what is coloured, in order. */
    static List<Part> parts(String text) {
        List<Part> parts = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            int end = at + 1;
            Kind kind = null;
            if (text.startsWith("//", at)) {
                end = end(text, "\n", at);
                kind = Kind.COMMENT;
            } else if (text.startsWith("/*", at)) {
                end = Math.min(text.length(), end(text, "*/", at + 2) + 2);
                kind = Kind.COMMENT;
            } else if (c == '"') {
                end = endOfText(text, at + 1);
                kind = Kind.TEXT;
            } else if (Character.isDigit(c)) {
                end = endOfWord(text, at);
                kind = Kind.NUMBER;
            } else if (Character.isJavaIdentifierStart(c)) {
                end = endOfWord(text, at);
                kind = WORDS.contains(text.substring(at, end)) ? Kind.WORD : null;
            }
            if (kind != null) {
                parts.add(new Part(at, end - at, kind));
            }
            at = end;
        }
        return parts;
    }

    private static int end(String text, String mark, int from) {
        int end = text.indexOf(mark, from);
        return end < 0 ? text.length() : end;
    }

    private static int endOfText(String text, int from) {
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\n') {
                return at;
            } else if (c == '"') {
                return at + 1;
            } else if (c == '\\') {
                at++;
            }
        }
        return text.length();
    }

    private static int endOfWord(String text, int from) {
        int end = from;
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Colours a text; places of errors are underlined. */
    static void apply(StyledText widget, List<Integer> errors) {
        boolean dark = isDark(widget.getBackground().getRGB());
        List<StyleRange> ranges = new ArrayList<>();
        for (Part part : parts(widget.getText())) {
            ranges.add(
                    new StyleRange(
                            part.start(),
                            part.length(),
                            new Color(colour(part.kind(), dark)),
                            null,
                            part.kind() == Kind.WORD ? SWT.BOLD : SWT.NORMAL));
        }
        widget.setStyleRanges(ranges.toArray(StyleRange[]::new));
        int length = widget.getCharCount();
        for (int place : errors) {
            if (place < length) {
                int end = Math.min(length, Math.max(place + 1, endOfWord(widget.getText(), place)));
                StyleRange range = styleAt(widget, place);
                range.start = place;
                range.length = end - place;
                range.underline = true;
                range.underlineStyle = SWT.UNDERLINE_ERROR;
                range.underlineColor = new Color(new RGB(0xd0, 0x30, 0x30));
                widget.setStyleRange(range);
            }
        }
    }

    private static StyleRange styleAt(StyledText widget, int place) {
        @Nullable StyleRange known = widget.getStyleRangeAtOffset(place);
        return known == null ? new StyleRange() : known;
    }

    private static RGB colour(Kind kind, boolean dark) {
        return switch (kind) {
            case WORD -> dark ? new RGB(0x7f, 0xb4, 0xf0) : new RGB(0x1f, 0x4f, 0x9a);
            case TEXT -> dark ? new RGB(0x9c, 0xd0, 0x8c) : new RGB(0x2a, 0x7a, 0x2a);
            case COMMENT -> dark ? new RGB(0x98, 0x9e, 0xa8) : new RGB(0x6a, 0x73, 0x80);
            case NUMBER -> dark ? new RGB(0xe0, 0xb0, 0x70) : new RGB(0x9a, 0x5a, 0x10);
        };
    }

    private static boolean isDark(RGB rgb) {
        return rgb.red * 3 + rgb.green * 6 + rgb.blue < 1280;
    }
}
