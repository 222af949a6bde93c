package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ClosedChannelException;
import java.util.concurrent.CancellationException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation.Tidying;

/**
 * An input that may be a pipe, at which a command may wait for ever. When the command is asked to
 * end, the input is closed, and a read that waits throws {@link CancellationException}.
 */
public final class CommandInput extends FilterInputStream {

    private final Cancellation cancellation;
    private final Tidying closing;

    /**
     * Creates an input.
     *
     * @param in reads a channel, which another thread can close
     * @param cancellation ends the command
     */
    public CommandInput(InputStream in, Cancellation cancellation) {
        super(in);
        this.cancellation = cancellation;
        closing = cancellation.closing(in);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int read(byte @Nullable [] bytes, int offset, int length) throws IOException {
        try {
            int count = in.read(bytes, offset, length);
            if (count < 0) {
                // The end of a channel that is being closed is not the end of what it reads.
                cancellation.check();
            }
            return count;
        } catch (ClosedChannelException e) {
            cancellation.check();
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        closing.close();
        in.close();
    }
}
