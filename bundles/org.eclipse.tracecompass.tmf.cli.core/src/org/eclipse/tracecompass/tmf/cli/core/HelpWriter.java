package org.eclipse.tracecompass.tmf.cli.core;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import org.eclipse.jdt.annotation.Nullable;

/** Remembers why help could not be written, for its callers do not pass failures on. */
final class HelpWriter extends FilterWriter {

    private @Nullable IOException failure;

    HelpWriter(Writer out) {
        super(out);
    }

    /** Returns the first failure; null if all was written. */
    @Nullable
    IOException failure() {
        return failure;
    }

    @Override
    public void write(int c) throws IOException {
        write(new char[] {(char) c}, 0, 1);
    }

    @Override
    public void write(char @Nullable [] characters, int offset, int length) throws IOException {
        try {
            out.write(characters, offset, length);
        } catch (IOException e) {
            throw remember(e);
        }
    }

    @Override
    public void write(@Nullable String text, int offset, int length) throws IOException {
        try {
            out.write(text, offset, length);
        } catch (IOException e) {
            throw remember(e);
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException e) {
            throw remember(e);
        }
    }

    private IOException remember(IOException e) {
        if (failure == null) {
            failure = e;
        }
        return e;
    }
}
