package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonValues;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * A list of things in a file among what is derived from an experiment, as JSON objects. Experiments
 * of the same traces share the file, so nobody keeps what is in it. It is whole at any time.
 * Thread-safe.
 *
 * @param <T> the type of the things
 */
final class StoredList<T> {

    private static final System.Logger LOGGER = LazyLogger.of(StoredList.class);

    /** Half a character, which UTF-8 cannot express. */
    private static final Pattern LONE_SURROGATE = Pattern.compile("\\p{Cs}");

    /** Held while a file is replaced. */
    private static final Object CHANGE = new Object();

    private final Path file;
    private final Function<Map<?, ?>, Optional<T>> reader;
    private final Function<T, JsonBody> writer;

    /**
     * Names a list.
     *
     * @param experiment what it belongs to
     * @param name the name of the file; UserFiles of the framework lists it, so that the file stays
     *     when a trace changes
     * @param reader gives what an object means; empty if that is nothing
     * @param writer gives the object of a thing
     */
    StoredList(
            ITmfTrace experiment,
            String name,
            Function<Map<?, ?>, Optional<T>> reader,
            Function<T, JsonBody> writer) {
        file = Path.of(TmfTraceManager.getSupplementaryFileDir(experiment), name);
        this.reader = reader;
        this.writer = writer;
    }

    /** Returns the things; none, with a word in the log, if the file cannot be read. */
    List<T> read() {
        try {
            return load();
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, file + " cannot be read", e);
            return List.of();
        }
    }

    /** What is in a damaged file is lost, but not what only cannot be read now. */
    private List<T> load() throws IOException {
        List<T> things = new ArrayList<>();
        if (!Files.isRegularFile(file)) {
            return things;
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        try {
            if (JsonValues.read(new StringReader(text)) instanceof List<?> list) {
                for (Object element : list) {
                    if (element instanceof Map<?, ?> object) {
                        reader.apply(object).ifPresent(things::add);
                    }
                }
            } else {
                LOGGER.log(System.Logger.Level.WARNING, "{0} has no list", file);
            }
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, file + " is damaged", e);
        }
        return things;
    }

    /**
     * Changes the list.
     *
     * @param change is given the things, and changes the list of them
     * @throws IOException when they cannot be stored; then they are as before. The message names
     *     the file
     */
    void change(Consumer<List<T>> change) throws IOException {
        synchronized (CHANGE) {
            try {
                List<T> things = load();
                change.accept(things);
                write(things);
            } catch (IOException e) {
                throw new IOException(file + ": " + e.getMessage(), e);
            }
        }
    }

    private void write(List<T> things) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        Files.createDirectories(file.getParent());
        Files.writeString(beside, json(things));
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private String json(List<T> things) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonWriter json = new JsonWriter(text)) {
            JsonBody.array(things, writer).write(json);
        }
        return LONE_SURROGATE
                .matcher(text.toString())
                .replaceAll(half -> "\\\\u%04x".formatted((int) half.group().charAt(0)));
    }
}
