package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.CRC32C;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;

/**
 * The data that a command writes. Marks failures, so that they are not taken for failures of a
 * trace. After {@link #beginAgain} the same data may be written again: what has left already is
 * compared and left out.
 */
final class DataStream extends FilterOutputStream {

    private final CRC32C sent = new CRC32C();
    private final CRC32C repeated = new CRC32C();
    private long length;
    private long toRepeat;

    DataStream(OutputStream out) {
        super(out);
    }

    /** The data comes again from its beginning. */
    void beginAgain() {
        toRepeat = length;
        repeated.reset();
    }

    /**
     * Checks that what was written again is at least what had left already.
     *
     * @throws UserError if not
     */
    void checkComplete() {
        if (toRepeat > 0) {
            throw notTheSame();
        }
    }

    private static UserError notTheSame() {
        return new UserError(
                "The output is incomplete, because stored results turned out to be damaged; run the"
                        + " command again.");
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte @Nullable [] bytes, int offset, int count) throws IOException {
        int known = (int) Math.min(toRepeat, count);
        if (known > 0) {
            repeated.update(bytes, offset, known);
            toRepeat -= known;
            if (toRepeat == 0 && repeated.getValue() != sent.getValue()) {
                toRepeat = length;
                throw notTheSame();
            }
        }
        if (count > known) {
            send(bytes, offset + known, count - known);
        }
    }

    private void send(byte @Nullable [] bytes, int offset, int count) throws IOException {
        try {
            out.write(bytes, offset, count);
        } catch (IOException e) {
            throw new OutputException(e);
        }
        sent.update(bytes, offset, count);
        length += count;
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
