package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Where a command writes: data to {@link #data}, everything said about the work to {@link #err}.
 *
 * <p>Data goes to the stream itself, not through a {@link PrintStream}, so that a closed pipe is
 * noticed and ends the work.
 */
public final class Console {

    /**
     * System property by which the launcher script says which streams are terminals: it contains
     * {@code out}, {@code err}, both, or neither.
     */
    public static final String TERMINAL_PROPERTY = "astrolabe.terminal";

    private static final int BUFFER = 1 << 16;

    private final DataStream out;
    private final PrintStream err;
    private final boolean outIsTerminal;
    private final boolean errIsTerminal;
    private final Cancellation cancellation = new Cancellation();

    private Console(OutputStream out, OutputStream err, String terminals) {
        this.out = new DataStream(out);
        this.err = new PrintStream(err, true, StandardCharsets.UTF_8);
        this.outIsTerminal = terminals.contains("out");
        this.errIsTerminal = terminals.contains("err");
    }

    /** Returns the console of this process. */
    public static Console ofProcess() {
        return new Console(
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                System.getProperty(TERMINAL_PROPERTY, ""));
    }

    /**
     * Returns a console for a caller in the same process.
     *
     * @param out receives the data as UTF-8
     * @param err receives the rest as UTF-8
     * @param terminals which of {@code out} and {@code err} behave as terminals, for example {@code
     *     "err"}; empty for neither
     */
    public static Console of(OutputStream out, OutputStream err, String terminals) {
        return new Console(out, err, terminals);
    }

    /**
     * Opens the data stream for text: UTF-8, buffered, so flush it. It throws {@link
     * OutputException} when the data cannot be written.
     */
    public Writer data() {
        return new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), BUFFER);
    }

    /** Returns whether data has left this process already. */
    public boolean hasWritten() {
        return out.written;
    }

    /** Returns where progress, warnings and errors go. */
    public PrintStream err() {
        return err;
    }

    /** Returns whether a line of {@link #err} may be redrawn. */
    public boolean errIsTerminal() {
        return errIsTerminal;
    }

    /** Returns whether the data is read on a terminal, by a person. */
    public boolean outIsTerminal() {
        return outIsTerminal;
    }

    /** Returns what ends a command early. */
    public Cancellation cancellation() {
        return cancellation;
    }

    /** A name of a file may hold any character; a sentence stays on its line. */
    private void say(String kind, String sentence) {
        StringBuilder line = new StringBuilder("astrolabe: ").append(kind);
        for (char c : sentence.toCharArray()) {
            if (Character.isISOControl(c)) {
                line.append(c == '\n' ? "\\n" : "\\x%02x".formatted((int) c));
            } else {
                line.append(c);
            }
        }
        err.println(line);
    }

    /** Says that something could not be done although the rest was. */
    public void error(String sentence) {
        say("", sentence);
    }

    /** Says something about the result that may interest the user. */
    public void note(String sentence) {
        say("note: ", sentence);
    }

    /** Says something about the work that the user should know although it goes on. */
    public void warn(String sentence) {
        say("warning: ", sentence);
    }

    /** Marks failures of the data stream, so that they are not taken for failures of a trace. */
    private static final class DataStream extends FilterOutputStream {

        private boolean written;

        DataStream(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            written = true;
            try {
                out.write(b);
            } catch (IOException e) {
                throw new OutputException(e);
            }
        }

        @Override
        public void write(byte @Nullable [] bytes, int offset, int length) throws IOException {
            written |= length > 0;
            try {
                out.write(bytes, offset, length);
            } catch (IOException e) {
                throw new OutputException(e);
            }
        }

        @Override
        public void flush() throws IOException {
            try {
                out.flush();
            } catch (IOException e) {
                throw new OutputException(e);
            }
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }
}
