package org.eclipse.tracecompass.internal.tmf.core.markers;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.common.core.files.UserFolders;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.core.xml.StrictXml;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.xml.sax.InputSource;

/**
 * Finds the marker sets of the user, in a file of theirs, and of plug-ins, through the extension
 * point {@code org.eclipse.tracecompass.tmf.core.custom.marker}. Of several sets with one id the
 * first counts. A file that cannot be used is logged and left out. Thread-safe.
 */
public final class MarkerConfigXmlParser {

    /** System property: the file of the user's sets. */
    public static final String PROPERTY = "astrolabe.markers";

    private static final String POINT = "org.eclipse.tracecompass.tmf.core.custom.marker";
    private static final int MAX_BYTES = 1 << 20;
    private static final System.Logger LOGGER = LazyLogger.of(MarkerConfigXmlParser.class);

    private static final String TEMPLATE =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- Sets of regular marks for time graphs. Units: ns, us, ms, s. %d is the number of a mark.
                 Choose a set in the menu of a time graph view: Marker Set. -->
            <marker-sets>
               <marker-set id="example.ticks" name="Ticks of 10 ms">
                  <marker name="10 ms" label="%d" color="#4080c0" period="10" unit="ms"/>
               </marker-set>
            </marker-sets>
            """;

    private static List<MarkerSet> own = List.of();
    private static @Nullable Path ownFile;
    private static FileTime ownTime = FileTime.fromMillis(0);
    private static @Nullable List<MarkerSet> contributed;

    private MarkerConfigXmlParser() {}

    /** {@return the sets of the user and of plug-ins; reads the user's file if it has changed} */
    public static synchronized List<MarkerSet> getMarkerSets() {
        Map<String, MarkerSet> known = new LinkedHashMap<>();
        own().forEach(set -> known.putIfAbsent(set.getId(), set));
        contributed().forEach(set -> known.putIfAbsent(set.getId(), set));
        return List.copyOf(known.values());
    }

    /**
     * Finds a set.
     *
     * @param id its id
     * @return the set; null if nobody defines it
     */
    public static @Nullable MarkerSet find(String id) {
        for (MarkerSet set : getMarkerSets()) {
            if (set.getId().equals(id)) {
                return set;
            }
        }
        return null;
    }

    /** {@return where the sets of the user are; the file need not exist} */
    public static Path userFile() {
        String given = System.getProperty(PROPERTY);
        if (given != null && !given.isBlank()) {
            return Path.of(given);
        }
        return UserFolders.ofProcess()
                .data()
                .orElseGet(CacheFolder::root)
                .resolve("markers")
                .resolve("markers.xml");
    }

    /**
     * Makes the user's file, with an example, unless it is there.
     *
     * @return the file
     * @throws IOException if it cannot be written
     */
    public static Path createUserFile() throws IOException {
        Path file = userFile();
        if (!Files.exists(file)) {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.writeString(file, TEMPLATE, StandardCharsets.UTF_8);
        }
        return file;
    }

    /**
     * Reads a file of marker sets.
     *
     * @param file the file
     * @return its sets
     * @throws IOException if it cannot be read or is no such file; the message names the file and
     *     what is wrong
     */
    public static List<MarkerSet> parse(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return parse(in);
        } catch (IOException e) {
            throw new IOException(file + " has no marker sets: " + e.getMessage(), e);
        }
    }

    private static List<MarkerSet> parse(InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(MAX_BYTES + 1);
        if (bytes.length > MAX_BYTES) {
            throw new IOException("it is larger than 1 MiB");
        }
        return MarkerElements.read(
                StrictXml.read(new InputSource(new ByteArrayInputStream(bytes)))
                        .getDocumentElement());
    }

    private static List<MarkerSet> own() {
        Path file = userFile();
        try {
            if (!Files.isRegularFile(file)) {
                own = List.of();
                ownFile = null;
                return own;
            }
            FileTime time = Files.getLastModifiedTime(file);
            if (!file.equals(ownFile) || !time.equals(ownTime)) {
                ownFile = file;
                ownTime = time;
                own = List.of();
                own = parse(file);
            }
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, e.getMessage(), e);
        }
        return own;
    }

    private static List<MarkerSet> contributed() {
        List<MarkerSet> known = contributed;
        if (known != null) {
            return known;
        }
        List<MarkerSet> found =
                ExtensionSource.readFiles(POINT, element -> true, MarkerConfigXmlParser::parse);
        contributed = found;
        return found;
    }
}
