package org.eclipse.tracecompass.tmf.core.synchronization;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.OutputFile;

/**
 * The file of a synchronization: a magic number, a version, the CRC-32C of what follows, and the
 * algorithm with what it has found. A file is replaced as a whole or not at all.
 */
public class SynchronizationBackend {

    private static final long MAGIC = 0x4173_7472_5379_6e63L;
    private static final int VERSION = 5;

    private final File file;

    /**
     * A file that is there.
     *
     * @param syncFile the file
     * @throws IOException when there is none, or it is not the file of a synchronization
     */
    @NonNullByDefault({})
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
    @NonNullByDefault({})
    public SynchronizationBackend(File syncFile, boolean throwErrors) throws IOException {
        file = syncFile;
        if (throwErrors) {
            try (DataInputStream in = new DataInputStream(Files.newInputStream(path()))) {
                checkHeader(in);
            }
        }
    }

    private Path path() {
        return file.toPath();
    }

    private void checkHeader(DataInputStream in) throws IOException {
        if (in.readLong() != MAGIC) {
            throw new IOException(file + " is not a synchronization file");
        }
        int version = in.readInt();
        if (version != VERSION) {
            throw new IOException(file + " is of version " + version + ", not " + VERSION);
        }
    }

    /**
     * Reads the file.
     *
     * @return the algorithm as it was saved
     * @throws IOException when there is no file, it is damaged, or of an algorithm that does not
     *     exist (any more)
     */
    @NonNullByDefault({})
    public SynchronizationAlgorithm openExistingSync() throws IOException {
        if (Files.exists(path()) && !Files.isRegularFile(path())) {
            throw new IOException(file + " is not a file");
        }
        try (DataInputStream file =
                new DataInputStream(new BufferedInputStream(Files.newInputStream(path())))) {
            checkHeader(file);
            int checksum = file.readInt();
            byte[] content = file.readAllBytes();
            if (checksum(content) != checksum) {
                throw new IOException(this.file + " is damaged");
            }
            try (AlgorithmReader in = new AlgorithmReader(new ByteArrayInputStream(content))) {
                if (in.readObject() instanceof SynchronizationAlgorithm algorithm) {
                    return algorithm;
                }
            }
        } catch (ClassNotFoundException | RuntimeException e) {
            throw new IOException(
                    "The synchronization in " + this.file + " cannot be read: " + e, e);
        }
        throw new IOException(file + " contains something other than a synchronization");
    }

    /**
     * Writes the file; the folder is made if need be.
     *
     * @param syncAlgo the algorithm
     * @throws FileNotFoundException when it cannot be written, or holds objects that would not be
     *     read, as hashing collections; a file that is there stays as it is
     */
    @NonNullByDefault({})
    public void saveSync(SynchronizationAlgorithm syncAlgo) throws FileNotFoundException {
        Path target = path().toAbsolutePath();
        try {
            Path folder = target.getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            try (OutputFile output = OutputFile.at(target)) {
                write(syncAlgo, output.content());
                output.commit();
            }
        } catch (IOException e) {
            FileNotFoundException failure =
                    new FileNotFoundException(
                            "The synchronization cannot be saved as " + target + ": " + e);
            failure.initCause(e);
            throw failure;
        }
    }

    private static void write(SynchronizationAlgorithm algorithm, Path to) throws IOException {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        try (AlgorithmWriter out = new AlgorithmWriter(content)) {
            out.writeObject(algorithm);
            out.check();
        }
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(to)))) {
            out.writeLong(MAGIC);
            out.writeInt(VERSION);
            out.writeInt(checksum(content.toByteArray()));
            content.writeTo(out);
        }
    }

    private static int checksum(byte[] content) {
        CRC32C crc = new CRC32C();
        crc.update(content, 0, content.length);
        return (int) crc.getValue();
    }

    /** Notes the first class whose objects would not be read again. */
    private static final class AlgorithmWriter extends ObjectOutputStream {

        private final SavedClasses classes = new SavedClasses();
        private @Nullable Class<?> refused;

        AlgorithmWriter(OutputStream out) throws IOException {
            super(out);
        }

        @NonNullByDefault({})
        @Override
        protected void annotateClass(Class<?> type) {
            // An exception thrown here would be written to the stream itself, with its class.
            if (refused == null && !classes.takes(type)) {
                refused = type;
            }
        }

        void check() throws InvalidClassException {
            Class<?> refused = this.refused;
            if (refused != null) {
                throw new InvalidClassException(
                        refused.getTypeName(),
                        "objects of this class are not read again; use plain values, ArrayList,"
                                + " TreeMap, and classes of the algorithm's package");
            }
        }
    }

    /** Finds algorithms of other plug-ins by the class loader of the thread. */
    private static final class AlgorithmReader extends ObjectInputStream {

        AlgorithmReader(InputStream in) throws IOException {
            super(in);
            setObjectInputFilter(new SavedClasses());
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
