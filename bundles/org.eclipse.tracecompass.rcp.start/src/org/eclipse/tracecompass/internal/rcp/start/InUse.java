package org.eclipse.tracecompass.internal.rcp.start;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.eclipse.jdt.annotation.Nullable;

/** Keeps the jars of a running viewer from being removed. */
final class InUse {

    /** System property: the folder with the jars. The command line sets it. */
    private static final String FOLDER = "astrolabe.viewer";

    /** File of the folder that is locked; the command line looks at it. */
    private static final String FILE = "in-use";

    /** Held until the process ends. */
    private static @Nullable FileLock lock;

    private InUse() {}

    /** Locks the folder, as other viewers may, too. */
    static void tell() {
        String folder = System.getProperty(FOLDER);
        if (folder == null || lock != null) {
            return;
        }
        try {
            FileChannel channel =
                    FileChannel.open(
                            Path.of(folder, FILE),
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE);
            lock = channel.tryLock(0, Long.MAX_VALUE, true);
        } catch (IOException | OverlappingFileLockException e) {
            // Where there are no locks, the jars are removed only while the installation changes.
        }
    }
}
