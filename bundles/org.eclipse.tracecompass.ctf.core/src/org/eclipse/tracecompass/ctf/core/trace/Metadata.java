package org.eclipse.tracecompass.ctf.core.trace;

import java.io.File;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.metadata.MetadataReader;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;

/**
 * The metadata of a trace: its file, or text that comes bit by bit. Parsing it tells the trace what
 * is in its files. Not thread-safe.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class Metadata {

    private final CTFTrace trace;
    private final StringBuilder text = new StringBuilder();
    private @Nullable ByteOrder detectedByteOrder;

    /**
     * Creates the metadata of a trace.
     *
     * @param trace the trace
     */
    public Metadata(CTFTrace trace) {
        this.trace = trace;
    }

    /** Creates the metadata of a new trace without files. */
    public Metadata() {
        this(new CTFTrace());
    }

    /**
     * Returns the byte order of the packets of the metadata file; null before it was parsed, and if
     * the file is plain text.
     */
    public ByteOrder getDetectedByteOrder() {
        return detectedByteOrder;
    }

    /** Returns the trace. */
    public CTFTrace getTrace() {
        return trace;
    }

    private Path file() throws CTFException {
        Path file = trace.metadataFile();
        if (file == null || !Files.isRegularFile(file)) {
            throw new CTFException(
                    file == null
                            ? "The trace has no folder, and so no metadata file"
                            : file.getParent()
                                    + " is no CTF trace: it has no file named "
                                    + MetadataReader.FILE_NAME);
        }
        return file;
    }

    private String readFile() throws CTFException {
        Path file = file();
        try {
            Optional<ByteOrder> order = MetadataReader.packetOrder(file);
            detectedByteOrder = order.isPresent() ? order.orElseThrow() : null;
            return MetadataReader.text(file);
        } catch (IOException e) {
            throw new CTFIOException(e.getMessage(), e);
        }
    }

    /**
     * Parses the metadata file of the trace, TSDL (CTF 1.8) or JSON (CTF 2).
     *
     * @throws CTFException if there is none, it cannot be read or is not sound
     */
    public void parseFile() throws CTFException {
        parseText(readFile());
    }

    /**
     * Parses the metadata file of the trace, which must be JSON (CTF 2).
     *
     * @throws CTFException if there is none, it cannot be read, is not JSON or not sound
     */
    public void parseJsonFile() throws CTFException {
        String content = readFile();
        if (!MetadataReader.isJson(content)) {
            throw new CTFException(file() + " is not JSON, the language of CTF 2 metadata");
        }
        parseText(content);
    }

    /**
     * Finds out the version of the format, which {@link CTFTrace#getMajor()} tells afterwards. The
     * metadata itself is not parsed.
     *
     * @throws CTFException if there is no metadata file, it cannot be read or is empty
     */
    public void checkCTFVersion() throws CTFException {
        String content = readFile();
        if (content.isBlank()) {
            throw new CTFException(file() + " is empty");
        }
        boolean json = MetadataReader.isJson(content);
        trace.setMajor(json ? 2 : 1);
        trace.setMinor(json ? 0 : 8);
    }

    /**
     * Returns whether a folder looks like a trace: it has a metadata file that begins like one. The
     * metadata itself is not parsed.
     *
     * @param path the folder
     * @return false also if there is no such folder
     * @throws CTFException if the metadata file cannot be read
     */
    public static boolean preValidate(String path) throws CTFException {
        Path file = Path.of(path).resolve(MetadataReader.FILE_NAME);
        try {
            return Files.isRegularFile(file) && MetadataReader.looksLikeMetadata(file);
        } catch (IOException e) {
            throw new CTFIOException(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    /**
     * Parses the text of metadata; earlier metadata is forgotten.
     *
     * @param data the text
     * @throws CTFException if it is not sound; then the trace stays as it was
     */
    public void parseText(String data) throws CTFException {
        parse(data);
        text.setLength(0);
        text.append(data);
    }

    /**
     * Parses more metadata, which belongs to what was parsed before.
     *
     * @param dataFragment the text that follows
     * @throws CTFException if it is not sound; then the trace stays as it was
     */
    public void parseTextFragment(String dataFragment) throws CTFException {
        if (text.isEmpty() && trace.metadataFile() != null) {
            text.append(readFile());
        }
        String whole = text + dataFragment;
        parse(whole);
        text.setLength(0);
        text.append(whole);
    }

    private void parse(String whole) throws CTFException {
        Path file = trace.metadataFile();
        TraceClass type;
        try {
            type =
                    MetadataReader.parse(
                            file == null ? Path.of(MetadataReader.FILE_NAME) : file, whole);
        } catch (IOException e) {
            throw new CTFException(e.getMessage(), e);
        }
        trace.adopt(type);
    }

    /**
     * Copies the metadata file; of a trace without one, the text that was parsed is written.
     *
     * @param path the folder in which the copy is made, or the file that it becomes
     * @return the copy
     * @throws IOException if it cannot be written
     */
    public Path copyTo(File path) throws IOException {
        Path target = path.toPath();
        if (Files.isDirectory(target)) {
            target = target.resolve(MetadataReader.FILE_NAME);
        }
        Path file = trace.metadataFile();
        if (file == null) {
            return Files.writeString(target, text);
        }
        return Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
    }
}
