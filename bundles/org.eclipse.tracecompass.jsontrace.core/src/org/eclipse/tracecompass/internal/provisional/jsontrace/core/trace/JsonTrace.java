package org.eclipse.tracecompass.internal.provisional.jsontrace.core.trace;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceKnownSize;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfPersistentlyIndexable;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/**
 * The base of traces that are JSON files: an array of objects, each an event, in the order of time.
 * A location is a byte offset, at or before an object.
 *
 * <p>A subclass sorts the file into the supplementary folder in {@code initTrace}, with a {@link
 * org.eclipse.tracecompass.internal.jsontrace.core.job.SortingJob}, opens the result as {@link
 * #fFileInput}, and reads an object per event with {@link #readNextEventString} in {@code
 * parseEvent}. All reading holds the trace's lock: there is one file pointer.
 */
@NonNullByDefault({})
public abstract class JsonTrace extends TmfTrace
        implements ITmfPersistentlyIndexable, ITmfPropertiesProvider, ITmfTraceKnownSize {

    /** Size of a stored place: its time, location and rank. */
    protected static final int CHECKPOINT_SIZE = 3 * Long.BYTES + Integer.BYTES;

    /** The number of lines to look at for recognising a file. */
    protected static final int MAX_LINES = 100;

    /** The confidence of a type that cannot be another one. */
    protected static final int MAX_CONFIDENCE = 100;

    /** The location of no event. */
    protected static final @NonNull TmfLongLocation NULL_LOCATION = new TmfLongLocation(-1L);

    /** The context of no event. */
    protected static final @NonNull TmfContext INVALID_CONTEXT =
            new TmfContext(NULL_LOCATION, ITmfContext.UNKNOWN_RANK);

    private static final System.Logger LOGGER = LazyLogger.of(JsonTrace.class);

    /** The units of {@link #size()}: kilobytes, so that large files fit. */
    private static final int UNIT = 1000;

    /** The file that is read: the sorted one. Set by the subclass. */
    protected File fFile;

    /** The open file. Set by the subclass; closed by {@link #dispose()}. */
    protected RandomAccessFile fFileInput;

    /** What the trace tells about itself, by name. */
    protected final @NonNull Map<@NonNull String, @NonNull String> fProperties =
            new LinkedHashMap<>();

    /** Reads a character, or a byte, at a time. */
    @FunctionalInterface
    public interface IReaderWrapper {

        /**
         * Reads the next character or byte.
         *
         * @return its value, -1 at the end
         * @throws IOException if it cannot be read
         */
        int read() throws IOException;
    }

    @Override
    public abstract IStatus validate(IProject project, String path);

    @Override
    public void initTrace(IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        super.initTrace(resource, path, type);
    }

    @Override
    public void dispose() {
        super.dispose();
        synchronized (this) {
            RandomAccessFile file = fFileInput;
            if (file != null) {
                try {
                    file.close();
                } catch (IOException e) {
                    LOGGER.log(System.Logger.Level.WARNING, getPath() + " was not closed", e);
                }
            }
        }
    }

    @Override
    public @NonNull Map<@NonNull String, @NonNull String> getProperties() {
        return fProperties;
    }

    /**
     * Moves the file pointer to before the first event: behind the bracket.
     *
     * @param file the file
     * @throws IOException if it cannot be moved
     */
    protected void goToCorrectStart(RandomAccessFile file) throws IOException {
        file.seek(1);
    }

    @Override
    public @NonNull ITmfLocation getCurrentLocation() {
        try {
            return fFileInput == null
                    ? NULL_LOCATION
                    : new TmfLongLocation(fFileInput.getFilePointer());
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.ERROR, getPath() + " cannot be read", e);
            return NULL_LOCATION;
        }
    }

    @Override
    public double getLocationRatio(ITmfLocation location) {
        long length = fFile == null ? 0 : fFile.length();
        return location instanceof TmfLongLocation place && length > 0
                ? Math.max(0, Math.min(1, (double) place.getLocationInfo() / length))
                : 0;
    }

    @Override
    public synchronized @NonNull ITmfContext seekEvent(ITmfLocation location) {
        if (fFileInput == null) {
            return new TmfContext(NULL_LOCATION, ITmfContext.UNKNOWN_RANK);
        }
        try {
            if (location == null) {
                goToCorrectStart(fFileInput);
                return new TmfContext(new TmfLongLocation(fFileInput.getFilePointer()), 0);
            }
            if (location instanceof TmfLongLocation place && place.getLocationInfo() >= 0) {
                fFileInput.seek(place.getLocationInfo());
            }
            return new TmfContext(location);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.ERROR, getPath() + " cannot be read", e);
            return new TmfContext(NULL_LOCATION, ITmfContext.UNKNOWN_RANK);
        }
    }

    /** Goes to the first event that begins behind a share of the file: each has a line. */
    @Override
    public synchronized @NonNull ITmfContext seekEvent(double ratio) {
        if (fFileInput == null || fFile == null || ratio <= 0) {
            return seekEvent((ITmfLocation) null);
        }
        try {
            fFileInput.seek(Math.round(Math.min(1, ratio) * fFile.length()));
            int b = fFileInput.read();
            while (b >= 0 && b != '\n') {
                b = fFileInput.read();
            }
            return new TmfContext(
                    new TmfLongLocation(fFileInput.getFilePointer()), ITmfContext.UNKNOWN_RANK);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.ERROR, getPath() + " cannot be read", e);
            return new TmfContext(NULL_LOCATION, ITmfContext.UNKNOWN_RANK);
        }
    }

    /**
     * Reads the next object of the array. What is between the objects is skipped. If the reader
     * gives bytes, these are read as UTF-8.
     *
     * @param parser reads the file
     * @return the object as text; null at the end of the array or of the file
     * @throws IOException if the file cannot be read
     */
    public static String readNextEventString(@NonNull IReaderWrapper parser) throws IOException {
        return JsonObjects.next(parser::read);
    }

    @Override
    public int getCheckpointSize() {
        return CHECKPOINT_SIZE;
    }

    @Override
    public @NonNull ITmfLocation restoreLocation(ByteBuffer bufferIn) {
        return new TmfLongLocation(bufferIn);
    }

    /** The size in kilobytes. */
    @Override
    public int size() {
        return fFile == null ? 0 : (int) (fFile.length() / UNIT);
    }

    /** How many kilobytes are behind the reader. */
    @Override
    public synchronized int progress() {
        try {
            return fFileInput == null ? 0 : (int) (fFileInput.getFilePointer() / UNIT);
        } catch (IOException e) {
            return size();
        }
    }
}
