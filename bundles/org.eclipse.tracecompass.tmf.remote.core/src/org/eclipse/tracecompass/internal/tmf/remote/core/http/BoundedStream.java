package org.eclipse.tracecompass.internal.tmf.remote.core.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;

/** An answer that may not be longer than fits into memory as a model. */
final class BoundedStream extends FilterInputStream {

    private final long most;
    private long count;

    BoundedStream(InputStream in, long most) {
        super(in);
        this.most = most;
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        if (read >= 0) {
            add(1);
        }
        return read;
    }

    @NonNullByDefault({})
    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = super.read(bytes, offset, length);
        add(Math.max(0, read));
        return read;
    }

    private void add(int bytes) throws IOException {
        count += bytes;
        if (count > most) {
            throw new RemoteException(
                    RemoteException.Kind.WRONG_ANSWER,
                    "The answer of the server has more than %d MiB; zoom in, or show fewer rows."
                            .formatted(most >> 20),
                    null);
        }
    }
}
