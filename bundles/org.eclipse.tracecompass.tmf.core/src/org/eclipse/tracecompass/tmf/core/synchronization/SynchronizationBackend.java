package org.eclipse.tracecompass.tmf.core.synchronization;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * The file of a synchronization: a magic number, a version, and the algorithm with what it has
 * found. A file is replaced as a whole or not at all.
 */
public class SynchronizationBackend {

    private static final long MAGIC = 0x4173_7472_5379_6e63L;
    private static final int VERSION = 3;
    private static final String LIMITS = "maxdepth=64;maxrefs=10000000;maxarray=10000000";

    private final File fFile;

    /**
     * A file that is there.
     *
     * @param syncFile the file
     * @throws IOException when there is none, or it is not the file of a synchronization
     */
    public SynchronizationBackend(File syncFile) throws IOException {
        this(syncFile, true);
    }

    /**
     * A file that may be there.
     *
     * @param syncFile the file
     * @param throwErrors whether it must be there and sound
     * @throws IOException when it must be but is not
     */
    public SynchronizationBackend(File syncFile, boolean throwErrors) throws IOException {
        fFile = syncFile;
        if (throwErrors) {
            try (DataInputStream in = new DataInputStream(Files.newInputStream(path()))) {
                checkHeader(in);
            }
        }
    }

    private Path path() {
        return fFile.toPath();
    }

    private void checkHeader(DataInputStream in) throws IOException {
        if (in.readLong() != MAGIC) {
            throw new IOException(fFile + " is not the file of a synchronization");
        }
        int version = in.readInt();
        if (version != VERSION) {
            throw new IOException(fFile + " is of version " + version + ", not " + VERSION);
        }
    }

    /**
     * Reads the file.
     *
     * @return the algorithm as it was saved
     * @throws IOException when there is no file, it is damaged, or of an algorithm that does not
     *     exist (any more)
     */
    public SynchronizationAlgorithm openExistingSync() throws IOException {
        try (InputStream file = new BufferedInputStream(Files.newInputStream(path()))) {
            checkHeader(new DataInputStream(file));
            try (AlgorithmReader in = new AlgorithmReader(file)) {
                if (in.readObject() instanceof SynchronizationAlgorithm algorithm) {
                    return algorithm;
                }
            }
        } catch (ClassNotFoundException | RuntimeException e) {
            throw new IOException("The synchronization in " + fFile + " cannot be read: " + e, e);
        }
        throw new IOException(fFile + " holds something else than a synchronization");
    }

    /**
     * Writes the file; the folder is made if need be.
     *
     * @param syncAlgo the algorithm
     * @throws FileNotFoundException when it cannot be written
     */
    public void saveSync(SynchronizationAlgorithm syncAlgo) throws FileNotFoundException {
        Path target = path().toAbsolutePath();
        try {
            Path folder = target.getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Path part = target.resolveSibling(target.getFileName() + ".part");
            try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(part));
                    DataOutputStream header = new DataOutputStream(file)) {
                header.writeLong(MAGIC);
                header.writeInt(VERSION);
                header.flush();
                try (ObjectOutputStream out = new ObjectOutputStream(file)) {
                    out.writeObject(syncAlgo);
                }
            }
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            FileNotFoundException failure =
                    new FileNotFoundException(
                            "The synchronization cannot be saved as " + target + ": " + e);
            failure.initCause(e);
            throw failure;
        }
    }

    /** Finds algorithms of other plug-ins by the class loader of the thread. */
    private static final class AlgorithmReader extends ObjectInputStream {

        AlgorithmReader(InputStream in) throws IOException {
            super(in);
            setObjectInputFilter(ObjectInputFilter.Config.createFilter(LIMITS));
        }

        @NonNullByDefault({})
        @Override
        protected Class<?> resolveClass(ObjectStreamClass desc)
                throws IOException, ClassNotFoundException {
            try {
                return super.resolveClass(desc);
            } catch (ClassNotFoundException e) {
                return Class.forName(
                        desc.getName(), false, Thread.currentThread().getContextClassLoader());
            }
        }
    }
}
