package org.eclipse.tracecompass.ctf.core.trace;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.event.CTFClock;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.metadata.DeclarationScope;
import org.eclipse.tracecompass.ctf.core.event.scope.IDefinitionScope;
import org.eclipse.tracecompass.ctf.core.event.scope.ILexicalScope;
import org.eclipse.tracecompass.ctf.core.event.types.Definition;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.StructDefinition;
import org.eclipse.tracecompass.ctf.core.layout.StreamLayout;
import org.eclipse.tracecompass.ctf.core.metadata.MetadataReader;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.internal.ctf.core.event.metadata.exceptions.ParseException;
import org.eclipse.tracecompass.internal.ctf.core.event.types.Declarations;

/**
 * A trace under its documented name: what its metadata says, and its stream files. Events are read
 * by a {@link CTFTraceReader}.
 *
 * <p>A trace is opened from a folder. Or it is empty at first: then {@link Metadata#parseText} says
 * what is in its files, and {@link #addStreamFile} adds them one by one. Not thread-safe.
 *
 * <p>Underneath is the {@link CtfRecording} that the rest of the program reads, too.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class CTFTrace implements IDefinitionScope {

    /** The property with the time from the epoch to the clock's zero, in ns. */
    public static final String CLOCK_OFFSET = "clock_offset";

    private final @Nullable File folder;
    private final Map<Long, ICTFStream> streams = new LinkedHashMap<>();
    private final TraceClocks clocks = new TraceClocks();
    private @Nullable CtfRecording recording;
    private Map<String, String> environment = Map.of();
    private DeclarationScope scope = new DeclarationScope();
    private @Nullable Long major;
    private @Nullable Long minor;
    private @Nullable UUID uuid;
    private @Nullable ByteOrder byteOrder;
    private @Nullable StructDeclaration packetHeader;

    /**
     * Opens a trace.
     *
     * @param path the folder with its metadata file
     * @throws CTFException if the folder is no trace, its metadata is not sound, or there is damage
     *     and not a single sound packet
     */
    public CTFTrace(String path) throws CTFException {
        this(new File(path));
    }

    /**
     * Opens a trace.
     *
     * @param path the folder with its metadata file
     * @throws CTFException if the folder is no trace, its metadata is not sound, or there is damage
     *     and not a single sound packet
     */
    public CTFTrace(File path) throws CTFException {
        folder = path;
        try {
            CtfRecording opened = CtfRecording.open(path.toPath());
            opened.types().attach(this);
            adopt(opened);
            opened.release();
        } catch (IOException e) {
            throw new CTFIOException(e.getMessage(), e);
        }
    }

    /** Creates a trace without metadata and files. */
    public CTFTrace() {
        folder = null;
    }

    /** The documented view of a trace that is open. */
    CTFTrace(CtfRecording opened) {
        folder = opened.folder().toFile();
        adopt(opened);
    }

    /**
     * Takes over metadata; the files of the trace, if it has any already, are read by it.
     *
     * @param type what the metadata says
     * @throws CTFException if fields depend on others that do not exist, or a file is of none of
     *     the streams
     */
    void adopt(TraceClass type) throws CTFException {
        List<CTFStreamInput> inputs = inputs();
        try {
            CtfRecording described =
                    CtfRecording.withoutFiles(folder == null ? Path.of("") : folder.toPath(), type);
            described.types().attach(this);
            adopt(described);
        } catch (IOException e) {
            throw new CTFException(e.getMessage(), e);
        }
        for (CTFStreamInput input : inputs) {
            addStreamFile(input.getFile());
        }
    }

    private void adopt(CtfRecording described) {
        recording = described;
        TraceClass type = described.type();
        major = Long.valueOf(type.major());
        minor = Long.valueOf(type.minor());
        uuid = type.uuid();
        byteOrder = type.bigEndian() ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        packetHeader = type.packetHeader() == null ? null : Declarations.of(type.packetHeader());
        environment = type.quotedEnvironment();
        clocks.adopt(type);
        scope = Declarations.scope(type.types());
        streams.values().removeIf(CtfStreamDeclaration.class::isInstance);
        for (StreamClass stream : type.streams()) {
            StreamLayout layout = described.layout().stream(stream.id());
            if (layout != null) {
                streams.put(Long.valueOf(stream.id()), described.types().of(layout));
            }
        }
        for (CtfStream stream : described.streams()) {
            CtfStreamDeclaration declaration = described.types().of(stream.layout());
            Set<Path> files = new LinkedHashSet<>();
            stream.packets().forEach(packet -> files.add(packet.file().path()));
            for (Path file : files) {
                declaration.add(new CTFStreamInput(declaration, file.toFile(), stream));
            }
        }
    }

    /**
     * What the trace is read from.
     *
     * @throws CTFException if there is no metadata yet
     */
    CtfRecording recording() throws CTFException {
        CtfRecording known = recording;
        if (known == null) {
            throw new CTFException("The trace has no metadata yet; parse its metadata first");
        }
        return known;
    }

    /** The files of the trace, sorted by name. */
    List<CTFStreamInput> inputs() {
        List<CTFStreamInput> inputs = new ArrayList<>();
        streams.values().forEach(stream -> inputs.addAll(stream.getStreamInputs()));
        inputs.sort((a, b) -> a.getFile().compareTo(b.getFile()));
        return inputs;
    }

    /**
     * Returns the event classes of a stream class.
     *
     * @param streamId the number of the stream class
     * @return the classes, see {@link ICTFStream#getEventDeclarations()}; null if there is no such
     *     stream class
     */
    public Collection<@Nullable IEventDeclaration> getEventDeclarations(Long streamId) {
        ICTFStream stream = streams.get(streamId);
        return stream == null ? null : stream.getEventDeclarations();
    }

    /**
     * Returns a stream class.
     *
     * @param id its number
     * @return the stream class, null if there is none
     */
    public ICTFStream getStream(Long id) {
        return streams.get(id);
    }

    /** Returns the number of stream classes. */
    public int nbStreams() {
        return streams.size();
    }

    /**
     * Sets the major version of the format.
     *
     * @param major the version
     */
    public void setMajor(long major) {
        this.major = Long.valueOf(major);
    }

    /**
     * Sets the minor version of the format.
     *
     * @param minor the version
     */
    public void setMinor(long minor) {
        this.minor = Long.valueOf(minor);
    }

    /**
     * Sets the identifier of the trace.
     *
     * @param uuid the identifier
     */
    public void setUUID(UUID uuid) {
        this.uuid = uuid;
    }

    /**
     * Sets the byte order that the metadata calls native.
     *
     * @param byteOrder the order
     */
    public void setByteOrder(ByteOrder byteOrder) {
        this.byteOrder = byteOrder;
    }

    /**
     * Sets the type of the headers of packets.
     *
     * @param packetHeader the type
     */
    public void setPacketHeader(StructDeclaration packetHeader) {
        this.packetHeader = packetHeader;
    }

    /** Returns whether the major version is known. */
    public boolean majorIsSet() {
        return major != null;
    }

    /** Returns whether the minor version is known. */
    public boolean minorIsSet() {
        return minor != null;
    }

    /** Returns whether the trace has an identifier. */
    public boolean uuidIsSet() {
        return uuid != null;
    }

    /** Returns whether the byte order is known. */
    public boolean byteOrderIsSet() {
        return byteOrder != null;
    }

    /** Returns whether packets have a header. */
    public boolean packetHeaderIsSet() {
        return packetHeader != null;
    }

    /** Returns the identifier of the trace, null if it has none. */
    public UUID getUUID() {
        return uuid;
    }

    /** Returns the major version of the format, 0 if it is not known. */
    public long getMajor() {
        return major == null ? 0 : major.longValue();
    }

    /** Returns the minor version of the format, 0 if it is not known. */
    public long getMinor() {
        return minor == null ? 0 : minor.longValue();
    }

    /** Returns the byte order that the metadata calls native, null if it is not known. */
    public final ByteOrder getByteOrder() {
        return byteOrder;
    }

    /** Returns the type of the headers of packets, null if they have none. */
    public StructDeclaration getPacketHeader() {
        return packetHeader;
    }

    /** Returns the folder of the trace, null if it was not opened from one. */
    public File getTraceDirectory() {
        return folder;
    }

    /** Returns the stream classes; unmodifiable. */
    public Iterable<ICTFStream> getStreams() {
        return Collections.unmodifiableCollection(streams.values());
    }

    /** Returns the path of the folder; empty if the trace was not opened from one. */
    public String getPath() {
        return folder == null ? "" : folder.getPath();
    }

    /** Returns whether the trace is CTF 2. */
    public boolean isCTF2() {
        return getMajor() == 2;
    }

    /**
     * Returns the byte order in which a file begins with a number.
     *
     * @param file the file
     * @param magicNumber the number
     * @return the order; null if the file does not begin with the number
     * @throws CTFException if the file cannot be read
     */
    public static ByteOrder startsWithMagicNumber(File file, int magicNumber) throws CTFException {
        byte[] first = first(file, Integer.BYTES);
        if (first.length < Integer.BYTES) {
            return null;
        }
        ByteBuffer bytes = ByteBuffer.wrap(first);
        if (bytes.order(ByteOrder.BIG_ENDIAN).getInt(0) == magicNumber) {
            return ByteOrder.BIG_ENDIAN;
        }
        return bytes.order(ByteOrder.LITTLE_ENDIAN).getInt(0) == magicNumber
                ? ByteOrder.LITTLE_ENDIAN
                : null;
    }

    /**
     * Returns whether a file begins with a character.
     *
     * @param file the file
     * @param recordSeparator the character, in CTF 2 metadata 0x1E
     * @return whether it does
     * @throws CTFException if the file cannot be read
     */
    public static boolean startsWithRecordSeparator(File file, int recordSeparator)
            throws CTFException {
        byte[] first = first(file, 1);
        return first.length > 0 && (first[0] & 0xff) == recordSeparator;
    }

    private static byte[] first(File file, int count) throws CTFException {
        try (InputStream in = Files.newInputStream(file.toPath())) {
            return in.readNBytes(count);
        } catch (IOException e) {
            throw new CTFIOException(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    @Override
    public ILexicalScope getScopePath() {
        return ILexicalScope.TRACE;
    }

    /** {@inheritDoc} Only the header of the first packet is known. */
    @Override
    public Definition lookupDefinition(String lookupPath) {
        return ILexicalScope.TRACE_PACKET_HEADER.getPath().equals(lookupPath)
                ? getPacketHeaderDef()
                : null;
    }

    /**
     * Adds a file to the stream that its first packet names.
     *
     * @param streamFile the file; an empty one belongs to the only stream
     * @throws CTFException if it cannot be read, or is of none of the streams
     */
    public void addStreamFile(File streamFile) throws CTFException {
        List<CtfDiagnostic> diagnostics = new ArrayList<>();
        CtfRecording known = recording();
        PacketScanner.Found found = known.packets(streamFile.toPath(), diagnostics);
        if (found != null) {
            addStream(found.stream().type().id(), streamFile);
        } else if (!diagnostics.isEmpty()) {
            throw new CTFIOException(diagnostics.get(0).sentence());
        } else if (streams.size() == 1) {
            addStream(streams.keySet().iterator().next().longValue(), streamFile);
        } else {
            throw new CTFException(streamFile + " is empty, so its stream is not known");
        }
    }

    /**
     * Adds a stream class.
     *
     * @param stream the stream class
     * @throws ParseException if there is one with its number
     */
    public void addStream(ICTFStream stream) throws ParseException {
        if (streams.putIfAbsent(Long.valueOf(stream.getId()), stream) != null) {
            throw new ParseException("There is already a stream with the id " + stream.getId());
        }
    }

    /**
     * Adds a file to a stream.
     *
     * @param id the number of the stream class
     * @param streamFile the file
     * @throws CTFException if the file cannot be read, is of another stream, or there is no such
     *     stream class
     */
    public void addStream(long id, File streamFile) throws CTFException {
        ICTFStream stream = streams.get(Long.valueOf(id));
        if (!(stream instanceof CtfStreamDeclaration declaration)) {
            throw new CTFException(
                    streamFile + " cannot be added: stream " + id + " is not in the metadata");
        }
        CTFStreamInput input = new CTFStreamInput(stream, streamFile);
        input.packets();
        declaration.add(input);
    }

    /** Returns the environment as the metadata writes it: texts are in quotation marks. */
    public Map<String, String> getEnvironment() {
        return environment;
    }

    /**
     * Sets the environment.
     *
     * @param parseEnvironment the environment
     */
    public void setEnvironment(Map<String, String> parseEnvironment) {
        environment = parseEnvironment;
    }

    /**
     * Adds a clock.
     *
     * @param nameValue its name
     * @param ctfClock the clock
     */
    public void addClock(String nameValue, CTFClock ctfClock) {
        clocks.add(nameValue, ctfClock);
    }

    /**
     * Returns a clock.
     *
     * @param name its name
     * @return the clock, null if there is none
     */
    public CTFClock getClock(String name) {
        return clocks.get(name);
    }

    /** Returns the clock of the first stream that has one; null without a clock. */
    public final CTFClock getClock() {
        return clocks.first();
    }

    /** Returns the time from the clock's origin to its zero, in ns; 0 without a clock. */
    public final long getOffset() {
        return clocks.clock().offset();
    }

    /** Returns the beginning of the earliest packet, in ns from the clock's origin; 0 if none. */
    public long getCurrentStartTime() {
        long start = Long.MAX_VALUE;
        for (CTFStreamInput input : inputs()) {
            if (!input.index().isEmpty()) {
                start = Math.min(start, input.index().getElement(0).getTimestampBegin());
            }
        }
        return start == Long.MAX_VALUE ? 0 : timestampCyclesToNanos(start);
    }

    /** Returns the end of the latest packet, in ns from the clock's origin; 0 if there is none. */
    public long getCurrentEndTime() {
        long end = -1;
        for (CTFStreamInput input : inputs()) {
            end = input.index().isEmpty() ? end : Math.max(end, input.getTimestampEnd());
        }
        return end < 0 ? 0 : timestampCyclesToNanos(end);
    }

    /**
     * Converts a value of the clock.
     *
     * @param cycles the value
     * @return ns from the clock's origin; the value itself without a clock
     */
    public long timestampCyclesToNanos(long cycles) {
        return clocks.clock().nanos(cycles);
    }

    /**
     * Converts a time to a value of the clock.
     *
     * @param nanos ns from the clock's origin
     * @return the least value that is not before
     */
    public long timestampNanoToCycles(long nanos) {
        return clocks.clock().cycles(nanos);
    }

    /** Returns the scope in which types are declared that all of the metadata can use. */
    public DeclarationScope getScope() {
        return scope;
    }

    /** Returns the header of the first packet, null if there is none. Reads it from its file. */
    public StructDefinition getPacketHeaderDef() {
        for (CTFStreamInput input : inputs()) {
            if (!input.index().isEmpty()
                    && input.index().getElement(0) instanceof CtfPacketDescriptor first) {
                return first.header();
            }
        }
        return null;
    }

    /** The name of the metadata file in the folder, null without a folder. */
    @Nullable
    Path metadataFile() {
        return folder == null ? null : folder.toPath().resolve(MetadataReader.FILE_NAME);
    }

    @Override
    public String toString() {
        return "CTFTrace [path="
                + getPath()
                + ", major="
                + getMajor()
                + ", minor="
                + getMinor()
                + ", uuid="
                + uuid
                + ']';
    }
}
