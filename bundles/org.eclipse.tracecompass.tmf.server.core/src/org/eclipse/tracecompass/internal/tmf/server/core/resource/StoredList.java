package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonValues;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * A list of JSON objects in a file among what is derived from an experiment. The file is whole at
 * any time.
 */
final class StoredList {

    private static final System.Logger LOGGER = LazyLogger.of(StoredList.class);

    private final Path file;

    /**
     * Names a list.
     *
     * @param experiment what it belongs to
     * @param name the name of the file
     */
    StoredList(ITmfTrace experiment, String name) {
        file = Path.of(TmfTraceManager.getSupplementaryFileDir(experiment), name);
    }

    /** Returns the objects; none, with a word in the log, if the file cannot be read. */
    List<Map<?, ?>> read() {
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        try (Reader in = Files.newBufferedReader(file)) {
            if (JsonValues.read(in) instanceof List<?> list) {
                List<Map<?, ?>> objects = new ArrayList<>();
                for (Object element : list) {
                    if (element instanceof Map<?, ?> object) {
                        objects.add(object);
                    }
                }
                return objects;
            }
            LOGGER.log(System.Logger.Level.WARNING, "{0} has no list", file);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, file + " cannot be read", e);
        }
        return List.of();
    }

    /**
     * Replaces the objects.
     *
     * @throws IOException when they cannot be stored; the message names the file
     */
    void write(JsonBody objects) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.createDirectories(file.getParent());
            try (Writer out = Files.newBufferedWriter(beside);
                    JsonWriter json = new JsonWriter(out)) {
                objects.write(json);
            }
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }
}
