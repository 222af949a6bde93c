package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.tracecompass.common.core.files.Containment;
import org.eclipse.tracecompass.common.core.files.OutputFolder;
import org.eclipse.tracecompass.ctf.core.metadata.MetadataReader;
import org.eclipse.tracecompass.ctf.core.trace.CanonicalEventWriter;
import org.eclipse.tracecompass.ctf.core.trace.CtfReader;
import org.eclipse.tracecompass.ctf.core.trace.CtfRecording;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source.MetadataSource;

/**
 * Puts declarations into the metadata of a copy of a CTF 2 trace, as a user attribute of its trace
 * class. Readers that do not know the attribute read the copy as they read the trace.
 */
public final class AttachedDeclarations {

    private static final char RECORD_SEPARATOR = 0x1E;
    private static final String TYPE = "type";
    private static final String TRACE_CLASS = "trace-class";
    private static final String ATTRIBUTES = "attributes";

    private AttachedDeclarations() {}

    /**
     * Copies a trace with declarations in its metadata, and compares the events of both.
     *
     * @param trace the folder of the trace, which is not changed
     * @param declarations the text or XML of the declarations; replaces what the trace class has
     * @param copy the folder of the copy; must not exist, or be empty
     * @return how many events were compared
     * @throws IOException if that is not possible, a sentence that says why; there is no copy then
     */
    public static long attach(Path trace, String declarations, Path copy) throws IOException {
        TraceClass type = MetadataReader.read(trace);
        if (type.major() < 2) {
            throw new IOException(
                    "The trace "
                            + trace
                            + " is a CTF 1.8 trace, whose metadata cannot hold declarations; put"
                            + " the file into its folder instead.");
        }
        List<Path> files = filesIn(trace);
        for (Path file : files) {
            requireOwn(trace, file);
        }
        try (OutputFolder folder = OutputFolder.at(copy, trace)) {
            copyFiles(files, trace, folder.path());
            Files.writeString(
                    folder.path().resolve(MetadataReader.FILE_NAME),
                    withAttribute(
                            MetadataReader.text(trace.resolve(MetadataReader.FILE_NAME)),
                            declarations));
            long events = compare(trace, folder.path());
            folder.commit();
            return events;
        }
    }

    /** Returns metadata with declarations in its trace class, which is added if there is none. */
    static String withAttribute(String metadata, String declarations) throws IOException {
        Gson gson = new GsonBuilder().disableHtmlEscaping().serializeNulls().create();
        List<String> fragments = new ArrayList<>();
        boolean found = false;
        for (String fragment : metadata.split(String.valueOf(RECORD_SEPARATOR))) {
            if (fragment.isBlank()) {
                continue;
            }
            JsonObject object = parse(fragment);
            if (object.get(TYPE).getAsString().equals(TRACE_CLASS)) {
                found = true;
                fragments.add(gson.toJson(with(object, declarations)));
            } else {
                fragments.add(fragment);
            }
        }
        if (!found) {
            JsonObject added = new JsonObject();
            added.addProperty(TYPE, TRACE_CLASS);
            // behind the preamble, before any stream
            fragments.add(1, gson.toJson(with(added, declarations)));
        }
        StringBuilder text = new StringBuilder();
        fragments.forEach(fragment -> text.append(RECORD_SEPARATOR).append(fragment));
        return text.toString();
    }

    private static JsonObject parse(String fragment) throws IOException {
        try {
            return JsonParser.parseString(fragment).getAsJsonObject();
        } catch (JsonParseException | IllegalStateException e) {
            throw new IOException("The metadata is not valid JSON: " + e.getMessage(), e);
        }
    }

    private static JsonObject with(JsonObject traceClass, String declarations) {
        JsonElement known = traceClass.get(ATTRIBUTES);
        JsonObject attributes =
                known != null && known.isJsonObject() ? known.getAsJsonObject() : new JsonObject();
        attributes.addProperty(MetadataSource.NAMESPACE, declarations);
        traceClass.add(ATTRIBUTES, attributes);
        return traceClass;
    }

    private static long compare(Path trace, Path copy) throws IOException {
        try (CtfRecording original = CtfRecording.open(trace);
                CtfRecording copied = CtfRecording.open(copy)) {
            CtfReader expected = original.newReader();
            CtfReader actual = copied.newReader();
            StringBuilder left = new StringBuilder();
            StringBuilder right = new StringBuilder();
            long events = 0;
            while (true) {
                boolean more = expected.advance();
                if (more != actual.advance()) {
                    throw new IOException(
                            "The copy and the trace have different numbers of events.");
                }
                if (!more) {
                    return events;
                }
                left.setLength(0);
                right.setLength(0);
                CanonicalEventWriter.append(expected.current(), left);
                CanonicalEventWriter.append(actual.current(), right);
                if (left.compareTo(right) != 0) {
                    throw new IOException(
                            "Event " + events + " of the copy is different: " + right);
                }
                events++;
            }
        }
    }

    /**
     * A copy is made to be handed on, so it has nothing that is not in the trace itself: a link may
     * lead to any file of the user.
     */
    private static void requireOwn(Path trace, Path file) throws IOException {
        BasicFileAttributes attributes =
                Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (attributes.isSymbolicLink() && !isInside(trace, file)) {
            throw new IOException(
                    "The trace has a link, "
                            + file
                            + ", that leads out of it or to a folder; replace the link by the"
                            + " file.");
        }
        if (attributes.isOther()) {
            throw new IOException(
                    "The trace has " + file + ", which is neither a file nor a folder; remove it.");
        }
    }

    private static boolean isInside(Path trace, Path link) throws IOException {
        return Files.isRegularFile(link) && Containment.contains(trace, link);
    }

    private static void copyFiles(List<Path> files, Path from, Path to) throws IOException {
        for (Path file : files) {
            Path target = to.resolve(from.relativize(file).toString());
            if (Files.isDirectory(file)) {
                Files.createDirectories(target);
            } else {
                Files.copy(file, target);
            }
        }
    }

    /** Folders stand before what is in them. */
    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.toList();
        }
    }
}
