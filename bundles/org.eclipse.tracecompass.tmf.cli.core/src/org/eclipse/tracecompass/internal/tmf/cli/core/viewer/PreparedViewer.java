package org.eclipse.tracecompass.internal.tmf.cli.core.viewer;

import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.eclipse.tracecompass.internal.tmf.cli.core.FolderTree;
import org.eclipse.tracecompass.internal.tmf.cli.core.plugin.Installation;
import org.eclipse.tracecompass.internal.tmf.cli.core.plugin.ListedBundle;

/**
 * The bundles of an installation in the form in which the viewer starts fastest: all on one class
 * path, which Java archives with how classes are linked and compiled, see the bundle {@code
 * rcp.start}. Jars that Java does not archive are copied without their signatures.
 *
 * <p>All is in a folder of its own, with a configuration of the platform; the installation stays as
 * it is. The name of the folder tells which state of the installation it is of. A viewer locks the
 * file {@value #IN_USE} in it, and folders of former states are removed when they are not locked.
 */
final class PreparedViewer {

    /** File of the folder that a running viewer has locked; the bundle rcp.start knows it too. */
    static final String IN_USE = "in-use";

    private static final String PREFIX = "viewer-";

    private static final String HOOK = "org.eclipse.tracecompass.internal.rcp.start.OneClassPath";

    private static final String START = "org.eclipse.tracecompass.rcp.start";
    private static final String FRAMEWORK = "org.eclipse.osgi";
    private static final String CONFIGURATOR = "org.eclipse.equinox.simpleconfigurator";

    /**
     * An extension of the framework, which it can add to a class loader of its own only. On the
     * class path, the same classes are those of an ordinary bundle.
     */
    private static final String EXTENSION = "org.eclipse.osgi.compatibility.state";

    /** Looks for plug-ins in the folder dropins; an installation whose plug-ins differ is new. */
    private static final String RECONCILER = "org.eclipse.equinox.p2.reconciler.dropins";

    private static final String FRAGMENT_HOST = "Fragment-Host";

    private static final Pattern NATIVE = Pattern.compile("[^/]+\\.(so|jnilib|dylib|dll)");

    private final Path folder;
    private final Path home;

    private PreparedViewer(Path folder, Path home) {
        this.folder = folder;
        this.home = home;
    }

    /**
     * Returns the prepared form of an installation if it is there.
     *
     * @param home the folder of the installation
     * @param derived a private folder
     * @return empty also if the installation does not fit on one class path, or has plug-ins that
     *     the platform does not know yet
     * @throws IOException if a file cannot be read
     */
    static Optional<PreparedViewer> find(Path home, Path derived) throws IOException {
        List<ListedBundle> bundles = Installation.at(home).listed();
        return fits(home, bundles)
                ? Optional.of(at(home, derived, bundles))
                        .filter(viewer -> Files.isDirectory(viewer.folder))
                : Optional.empty();
    }

    /**
     * Makes the prepared form of an installation if it is not there, which takes a second or two.
     *
     * @param home the folder of the installation
     * @param derived a private folder
     * @return empty where {@link #find} is, too
     * @throws IOException if a file cannot be read or written
     */
    static Optional<PreparedViewer> make(Path home, Path derived) throws IOException {
        List<ListedBundle> bundles = Installation.at(home).listed();
        if (!fits(home, bundles)) {
            return Optional.empty();
        }
        PreparedViewer viewer = at(home, derived, bundles);
        if (!Files.isDirectory(viewer.folder)) {
            removeUnused(viewer.folder.resolveSibling(""));
            viewer.prepare(bundles);
        }
        return Optional.of(viewer);
    }

    private static PreparedViewer at(Path home, Path derived, List<ListedBundle> bundles)
            throws IOException {
        Path folder = derived.toRealPath().resolve(PREFIX + identity(home, bundles));
        return new PreparedViewer(folder, home);
    }

    /** Whether the installation is all there, without plug-ins that replace a bundle of ours. */
    private static boolean fits(Path home, List<ListedBundle> bundles) throws IOException {
        Set<Path> known = bundles.stream().map(ListedBundle::file).collect(Collectors.toSet());
        Set<String> ours =
                bundles.stream()
                        .filter(bundle -> isOurs(home, bundle))
                        .map(ListedBundle::name)
                        .collect(Collectors.toSet());
        return ours.containsAll(Set.of(START, FRAMEWORK, CONFIGURATOR))
                && known.stream().allMatch(Files::exists)
                && known.containsAll(Installation.at(home).dropinJars())
                && bundles.stream()
                        .noneMatch(bundle -> !isOurs(home, bundle) && ours.contains(bundle.name()))
                && !home.toString().contains(File.pathSeparator);
    }

    private static boolean isOurs(Path home, ListedBundle bundle) {
        return bundle.file().startsWith(home.resolve("plugins"));
    }

    private static boolean isOnClassPath(Path home, ListedBundle bundle) {
        return isOurs(home, bundle) && Files.isRegularFile(bundle.file());
    }

    private static String identity(Path home, List<ListedBundle> bundles) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(home.toString().getBytes(StandardCharsets.UTF_8));
        for (ListedBundle bundle : bundles) {
            String state =
                    bundle
                            + " "
                            + Files.size(bundle.file())
                            + " "
                            + Files.getLastModifiedTime(bundle.file()).toMillis();
            sum.update(state.getBytes(StandardCharsets.UTF_8));
        }
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    private void prepare(List<ListedBundle> bundles) throws IOException {
        Path part =
                folder.resolveSibling(folder.getFileName() + "." + ProcessHandle.current().pid());
        try {
            Files.createDirectories(part.resolve("plugins"));
            Files.createDirectories(part.resolve("native"));
            Map<String, Path> places = new HashMap<>();
            List<String> lines = new ArrayList<>(List.of("#encoding=UTF-8", "#version=1"));
            List<Path> classPath = new ArrayList<>();
            for (ListedBundle bundle : bundles) {
                Path place =
                        isOnClassPath(home, bundle)
                                ? placeOnClassPath(bundle, part)
                                : bundle.file();
                places.put(bundle.name(), place);
                boolean isStarted = bundle.isStarted() && !bundle.name().equals(RECONCILER);
                lines.add(bundle.line(place, isStarted));
                if (isOnClassPath(home, bundle)) {
                    // What is asked for in the beginning, and at all times, comes first.
                    boolean isFirst =
                            bundle.name().equals(FRAMEWORK) || bundle.name().equals(START);
                    classPath.add(isFirst ? 0 : classPath.size(), place);
                }
            }
            Path configuration = Files.createDirectories(part.resolve("configuration"));
            Files.write(configuration.resolve("bundles.info"), lines);
            writeSettings(configuration.resolve("config.ini"), places);
            Files.write(
                    part.resolve("class-path"), classPath.stream().map(Path::toString).toList());
            Files.createFile(part.resolve(IN_USE));
            Files.move(part, folder);
        } catch (FileAlreadyExistsException e) {
            // Another process was faster.
            FolderTree.delete(part);
        } catch (IOException e) {
            FolderTree.delete(part);
            throw e;
        }
    }

    /** Returns where the jar of a bundle will be; copies it into the part if it must be another. */
    private Path placeOnClassPath(ListedBundle bundle, Path part) throws IOException {
        extractNatives(bundle.file(), part.resolve("native"));
        Set<String> headers =
                bundle.name().equals(EXTENSION) ? Set.of(FRAGMENT_HOST) : Set.<String>of();
        if (headers.isEmpty() && PlainJar.isPlain(bundle.file())) {
            return bundle.file();
        }
        String name = bundle.file().getFileName().toString();
        PlainJar.copy(bundle.file(), part.resolve("plugins").resolve(name), headers);
        return folder.resolve("plugins").resolve(name);
    }

    /** The libraries of the toolkit, which it would else keep in the user's home. */
    private static void extractNatives(Path jar, Path natives) throws IOException {
        try (ZipFile file = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : file.stream().toList()) {
                if (NATIVE.matcher(entry.getName()).matches()) {
                    try (InputStream in = new BufferedInputStream(file.getInputStream(entry))) {
                        Files.copy(in, natives.resolve(entry.getName()));
                    }
                }
            }
        }
    }

    private void writeSettings(Path file, Map<String, Path> places) throws IOException {
        Properties settings = new Properties();
        try (InputStream in = Files.newInputStream(home.resolve("configuration/config.ini"))) {
            settings.load(in);
        }
        settings.remove("osgi.framework.extensions");
        settings.setProperty("osgi.framework", uri(places.get(FRAMEWORK)));
        settings.setProperty(
                "osgi.bundles", "reference:" + uri(places.get(CONFIGURATOR)) + "@1:start");
        settings.setProperty(
                CONFIGURATOR + ".configUrl",
                uri(folder.resolve("configuration").resolve("bundles.info")));
        // The installation's own configuration knows the bundles by other places.
        settings.setProperty("osgi.configuration.cascaded", "false");
        settings.setProperty("eclipse.p2.data.area", uri(home.resolve("p2")));
        settings.setProperty("osgi.hook.configurators.include", HOOK);
        settings.setProperty("osgi.frameworkParentClassloader", "app");
        // so that the descriptions of components are read once
        settings.setProperty("ds.cache.metadata", "true");
        try (OutputStream out = Files.newOutputStream(file)) {
            settings.store(out, null);
        }
    }

    private static String uri(Path file) {
        return "file:" + file.toUri().getRawPath();
    }

    /** What Java is told to run the platform, up to the arguments of the platform. */
    List<String> arguments() throws IOException {
        return List.of(
                "-Dswt.library.path=" + folder.resolve("native"),
                "-Dosgi.frameworkParentClassloader=app",
                "-Dastrolabe.viewer=" + folder,
                "-cp",
                classPath(),
                "org.eclipse.equinox.launcher.Main",
                "-configuration",
                folder.resolve("configuration").toString());
    }

    /** The class path of Java. */
    String classPath() throws IOException {
        return String.join(File.pathSeparator, Files.readAllLines(folder.resolve("class-path")));
    }

    /** Removes it, for it does not work, but not under a running viewer. */
    void removeIfUnused() {
        removeUnlocked(folder);
    }

    /** Removes what is of former states of the installation, but not under a running viewer. */
    private static void removeUnused(Path parent) throws IOException {
        try (Stream<Path> files = Files.list(parent)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (name.startsWith(PREFIX) && Files.isDirectory(file)) {
                    if (Files.exists(file.resolve(IN_USE))) {
                        removeUnlocked(file);
                    } else if (ViewerArchive.isLeft(name)) {
                        FolderTree.delete(file);
                    }
                }
            }
        }
    }

    private static void removeUnlocked(Path prepared) {
        try (FileChannel channel =
                        FileChannel.open(prepared.resolve(IN_USE), StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            if (lock != null) {
                FolderTree.delete(prepared);
            }
        } catch (IOException | OverlappingFileLockException e) {
            // It takes room, and nothing else.
        }
    }
}
