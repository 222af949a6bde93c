package org.eclipse.tracecompass.internal.tmf.cli.core.plugin;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.bundles.BundleActivators;
import org.eclipse.tracecompass.common.core.bundles.BundleRequirements;

/**
 * A bundle in a jar or folder.
 *
 * @param name its symbolic name
 * @param file the jar or folder
 * @param headers its manifest
 * @param isForTraces whether its extensions are about traces
 */
record InstalledBundle(String name, Path file, Map<String, String> headers, boolean isForTraces) {

    private static final String MANIFEST = "META-INF/MANIFEST.MF";
    private static final String[] EXTENSIONS = {"plugin.xml", "fragment.xml"};

    /**
     * Reads a bundle.
     *
     * @param file a jar or folder
     * @return the bundle; empty if the manifest names none
     * @throws IOException if the file cannot be read
     */
    static Optional<InstalledBundle> read(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            return of(file, name -> inFolder(file, name));
        }
        try (ZipFile jar = new ZipFile(file.toFile())) {
            return of(file, name -> inJar(jar, name));
        }
    }

    /** Reads a file of a bundle; null if there is none of that name. */
    private interface Content {
        byte @Nullable [] read(String name) throws IOException;
    }

    private static Optional<InstalledBundle> of(Path file, Content files) throws IOException {
        byte[] manifest = files.read(MANIFEST);
        if (manifest == null) {
            return Optional.empty();
        }
        Attributes headers = new Manifest(new ByteArrayInputStream(manifest)).getMainAttributes();
        String name = BundleActivators.symbolicName(headers);
        if (name == null) {
            return Optional.empty();
        }
        boolean isForTraces = false;
        for (String extensions : EXTENSIONS) {
            byte[] text = files.read(extensions);
            isForTraces |= text != null && namesTraces(new String(text, StandardCharsets.UTF_8));
        }
        return Optional.of(
                new InstalledBundle(name, file, BundleRequirements.texts(headers), isForTraces));
    }

    private static boolean namesTraces(String extensions) {
        return extensions.contains("org.eclipse.tracecompass.")
                || extensions.contains("org.eclipse.linuxtools.tmf.");
    }

    private static byte @Nullable [] inFolder(Path folder, String name) throws IOException {
        Path file = folder.resolve(name);
        return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
    }

    private static byte @Nullable [] inJar(ZipFile jar, String name) throws IOException {
        ZipEntry entry = jar.getEntry(name);
        if (entry == null) {
            return null;
        }
        try (InputStream stream = jar.getInputStream(entry)) {
            return stream.readAllBytes();
        }
    }

    /** The version as the manifest has it; 0.0.0 if it has none. */
    String version() {
        return headers.getOrDefault("Bundle-Version", "0.0.0").strip();
    }

    /** Whether it is a part of Astrolabe. */
    boolean isOurs() {
        return "Astrolabe".equals(headers.get("Bundle-Vendor"));
    }
}
