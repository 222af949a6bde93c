package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/**
 * Reads declarations of states. Whatever is read, also if it was made to do harm, the answer is
 * what could be understood of it and the {@link Problems} of the rest; see {@link Limits}.
 */
public final class StatesLanguage {

    /** How the names of files in text form end. */
    public static final String EXTENSION = ".states";

    /** How the names of files in XML form end. */
    public static final String XML_EXTENSION = ".states.xml";

    private static final int BYTES_OF_A_CHARACTER = 4;

    private StatesLanguage() {}

    /**
     * Reads a file in text or in XML form; which it is shows its first character.
     *
     * @throws IOException if the file cannot be read
     */
    public static Parsed read(Path file) throws IOException {
        String source = file.toString();
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(Limits.CHARACTERS * BYTES_OF_A_CHARACTER + 1);
        }
        if (bytes.length > Limits.CHARACTERS * BYTES_OF_A_CHARACTER) {
            return tooLong(source, new Problems(source));
        }
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer text = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, text, true);
        text.flip();
        int nul = text.toString().indexOf('\0');
        return result.isError() || nul >= 0
                ? noText(source, nul >= 0 ? text.subSequence(0, nul) : text)
                : parseAny(text.toString(), source);
    }

    /** The result for a file whose content is valid text only up to some position. */
    private static Parsed noText(String source, CharSequence sound) {
        List<String> lines = sound.toString().lines().toList();
        boolean atStart = lines.isEmpty() || sound.charAt(sound.length() - 1) == '\n';
        int column = atStart ? 1 : lines.getLast().length() + 1;
        Problems problems = new Problems(source);
        problems.error(
                atStart ? lines.size() + 1 : lines.size(),
                column,
                "The file is not text in UTF-8",
                "Save it as UTF-8");
        return new Parsed(empty(nameOf(source), source), problems.list());
    }

    /**
     * Reads a text or XML; which it is shows its first character.
     *
     * @param text the declarations
     * @param source where they come from, for messages; a path gives them a name
     */
    public static Parsed parseAny(String text, String source) {
        return looksLikeXml(text) ? StatesXml.parse(text, source) : parse(text, source);
    }

    /**
     * Reads a text.
     *
     * @param text the declarations
     * @param source where they come from, for messages; a path gives them a name
     */
    public static Parsed parse(String text, String source) {
        Problems problems = new Problems(source);
        if (text.length() > Limits.CHARACTERS) {
            return tooLong(source, problems);
        }
        Tokens tokens = new Tokens(new Lexer(text, 1, 1, problems), problems);
        StatesFile file = new FileParser(tokens, nameOf(source)).file(source);
        return new Parsed(file, problems.list());
    }

    static Parsed tooLong(String source, Problems problems) {
        problems.error(
                0, 0, "The file has more than " + Limits.CHARACTERS + " characters", "Divide it");
        return new Parsed(empty(nameOf(source), source), problems.list());
    }

    static StatesFile empty(String name, String source) {
        return new StatesFile(name, source, 0, List.of(), Origin.NONE, Origin.NONE);
    }

    /**
     * Reads an expression that is all of a text.
     *
     * @param line the place of the text, for messages
     * @param column the place of the text, for messages
     * @return the expression; empty if it could not be understood, which was reported
     */
    static Optional<Expression> expression(String text, int line, int column, Problems problems) {
        int before = problems.list().size();
        Tokens tokens = new Tokens(new Lexer(text, line, column, problems), problems);
        try {
            Expression expression = new ExpressionParser(tokens).expression();
            if (!tokens.isAtEnd()) {
                throw tokens.expected("an operator or the end of the expression", "");
            }
            return problems.list().size() == before ? Optional.of(expression) : Optional.empty();
        } catch (SyntaxError e) {
            problems.error(e);
            return Optional.empty();
        }
    }

    private static boolean looksLikeXml(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isWhitespace(c) && c != '\ufeff') {
                return c == '<';
            }
        }
        return false;
    }

    /** Returns the name of a file without folders and extension. */
    static String nameOf(String source) {
        String name =
                source.substring(Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1);
        String lower = name.toLowerCase(Locale.ROOT);
        for (String extension : List.of(XML_EXTENSION, EXTENSION, ".xml")) {
            if (lower.endsWith(extension) && lower.length() > extension.length()) {
                name = name.substring(0, name.length() - extension.length());
                break;
            }
        }
        StringBuilder clean = new StringBuilder();
        Comments.clean(name).codePoints().limit(Limits.NAME / 2).forEach(clean::appendCodePoint);
        return clean.isEmpty() ? "declarations" : clean.toString();
    }
}
