package org.eclipse.tracecompass.tmf.export.core.compare;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.tracecompass.analysis.timing.core.compare.Profile;
import org.eclipse.tracecompass.analysis.timing.core.compare.Samples;
import org.eclipse.tracecompass.tmf.export.core.DataFormats;

/**
 * A profile in a file, as a baseline for traces to come: JSON, with the kept times of each row and
 * item, and their exact number and total.
 */
public final class ProfileFile {

    private static final String KIND = "astrolabe-profile";
    private static final int VERSION = 1;

    private ProfileFile() {}

    /** Returns whether a path is taken for a baseline and not for a trace. */
    public static boolean isOne(Path path) {
        if (!Files.isRegularFile(path)) {
            return false;
        }
        try (Reader in = Files.newBufferedReader(path)) {
            char[] head = new char[KIND.length() + 16];
            int read = in.read(head);
            return read > 0 && new String(head, 0, read).contains('"' + KIND + '"');
        } catch (IOException e) {
            return false;
        }
    }

    /** Writes a profile. */
    public static void write(Profile profile, Writer to) throws IOException {
        JsonWriter json = DataFormats.json(to);
        json.beginObject().name(KIND).value(VERSION);
        json.name("by").value(profile.by()).name("repeated").value(profile.isRepeated());
        json.name("times").beginArray();
        for (Map.Entry<Profile.Key, Samples> entry : profile.samples().entrySet()) {
            Samples samples = entry.getValue();
            json.beginObject();
            json.name("row").value(entry.getKey().row());
            json.name("item").value(entry.getKey().item());
            json.name("count").value(samples.count()).name("total").value(samples.total());
            json.name("kept").beginArray();
            for (long time : samples.kept()) {
                json.value(time);
            }
            json.endArray().endObject();
        }
        json.endArray().endObject();
        json.flush();
        to.write('\n');
    }

    /**
     * Reads a profile.
     *
     * @throws ProfileException if the file is damaged or of another version
     */
    public static Profile read(Path path) throws IOException {
        try (Reader in = Files.newBufferedReader(path)) {
            JsonObject root = JsonParser.parseReader(in).getAsJsonObject();
            if (root.get(KIND).getAsInt() != VERSION) {
                throw new ProfileException(
                        "The baseline %s is of another version; save it again with 'astrolabe compare TRACE --save'."
                                .formatted(path));
            }
            Profile profile =
                    new Profile(root.get("by").getAsString(), root.get("repeated").getAsBoolean());
            for (JsonElement element : root.getAsJsonArray("times")) {
                JsonObject of = element.getAsJsonObject();
                JsonArray kept = of.getAsJsonArray("kept");
                long[] times = new long[kept.size()];
                for (int i = 0; i < times.length; i++) {
                    times[i] = kept.get(i).getAsLong();
                }
                profile.put(
                        new Profile.Key(of.get("row").getAsString(), of.get("item").getAsString()),
                        Samples.of(
                                of.get("count").getAsLong(), of.get("total").getAsLong(), times));
            }
            return profile;
        } catch (JsonParseException
                | ClassCastException
                | IllegalStateException
                | IllegalArgumentException
                | NullPointerException
                | UnsupportedOperationException e) {
            throw new ProfileException(
                    "The baseline %s is damaged: %s. Save it again with 'astrolabe compare TRACE --save'."
                            .formatted(path, e.getMessage()),
                    e);
        }
    }
}
