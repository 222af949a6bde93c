package org.eclipse.tracecompass.internal.tmf.cli.core.rehearsal;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.eclipse.tracecompass.internal.tmf.cli.core.viewer.PlainJar;

/**
 * Makes Java able to archive the library classes that the commands use. It archives no class of a
 * signed jar and none that is older than Java 6, nor the classes of ours that extend such a class;
 * all of them would be read, verified and linked at each start. This copies them, without
 * signatures and with the frames that the verifier of today wants, into a jar that the launcher
 * script puts before all others.
 *
 * <p>The classes of a package must be signed by the same people, and what is read from a signed jar
 * costs as much as a class. So whole packages are copied, with their texts.
 */
public final class LibraryClasses {

    /** The packages of libraries from which the commands load classes. */
    private static final Set<String> PACKAGES =
            Set.of(
                    "org/eclipse/core/internal/jobs",
                    "org/eclipse/core/internal/registry",
                    "org/eclipse/core/internal/registry/osgi",
                    "org/eclipse/core/internal/resources",
                    "org/eclipse/core/internal/runtime",
                    "org/eclipse/core/resources",
                    "org/eclipse/core/runtime",
                    "org/eclipse/core/runtime/jobs",
                    "org/eclipse/core/runtime/spi",
                    "org/eclipse/osgi/framework/internal/reliablefile",
                    "org/eclipse/osgi/service/debug",
                    "org/eclipse/osgi/storagemanager",
                    "org/eclipse/osgi/util",
                    "org/eclipse/ui",
                    "org/osgi/framework",
                    "org/osgi/framework/connect",
                    "picocli");

    /**
     * What picocli looks for in every process to find out whether Groovy is there. Java opens all
     * jars to say no; an empty class that is archived is the faster answer, and has no objects.
     */
    static final String GROOVY = "groovy/lang/Closure";

    /** The texts of a package, which may be there in other languages too. */
    private static final String TEXTS = "essages.properties";

    private LibraryClasses() {}

    /**
     * Copies the classes of this process's class path.
     *
     * @param args the argument file with the class path; the jar to write; the argument file to
     *     write, whose class path has the jar first, and then what {@link CommandClassPath} leaves
     */
    public static void main(String[] args) throws IOException {
        Path jar = Path.of(args[1]).toAbsolutePath();
        if (jar.toString().contains(File.pathSeparator)) {
            throw new IOException("A path with " + File.pathSeparator + " cannot be a class path");
        }
        List<Path> classPath = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
            classPath.add(Path.of(entry));
        }
        copy(classPath, jar, Locale.getDefault());
        List<Path> needed = new ArrayList<>();
        needed.add(jar);
        needed.addAll(CommandClassPath.of(classPath));
        Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));
        String arguments = Files.readString(Path.of(args[0]), charset);
        Files.writeString(Path.of(args[2]), withClassPath(needed, arguments), charset);
    }

    /** Replaces the class path of an argument file. */
    static String withClassPath(List<Path> classPath, String arguments) {
        String start = "\n-cp\n\"";
        int at = arguments.indexOf(start);
        if (at < 0) {
            throw new IllegalArgumentException("no class path in " + arguments);
        }
        String joined =
                classPath.stream()
                        .map(Path::toString)
                        .collect(Collectors.joining(File.pathSeparator));
        int first = at + start.length();
        return arguments.substring(0, first)
                + joined.replace("\\", "\\\\").replace("\"", "\\\"")
                + arguments.substring(arguments.indexOf("\"\n", first));
    }

    /**
     * Copies what Java does not archive from jars.
     *
     * @param classPath the jars, in the order in which Java looks for a class
     * @param jar the jar to write
     * @param locale the language of the user
     */
    static void copy(List<Path> classPath, Path jar, Locale locale) throws IOException {
        Set<String> found = new HashSet<>();
        Set<String> others = new HashSet<>();
        try (ZipOutputStream out =
                new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(jar)))) {
            out.setLevel(1);
            for (Path library : classPath) {
                if (Files.isRegularFile(library)) {
                    copy(library, found, others, out);
                }
            }
            for (String name : List.copyOf(found)) {
                if (name.endsWith(TEXTS)) {
                    writeVariants(name, locale, found, others, out);
                }
            }
            if (!others.contains(GROOVY + ".class")) {
                write(GROOVY + ".class", PlainJar.emptyClass(GROOVY), out);
            }
        }
    }

    private static void copy(
            Path library, Set<String> found, Set<String> others, ZipOutputStream out)
            throws IOException {
        try (JarFile file =
                new JarFile(library.toFile(), false, ZipFile.OPEN_READ, Runtime.version())) {
            boolean signed = PlainJar.isSigned(file);
            Iterator<JarEntry> entries = file.versionedStream().iterator();
            while (entries.hasNext()) {
                JarEntry entry = entries.next();
                String name = entry.getName();
                boolean text = name.endsWith(TEXTS);
                if (!text && !isOfPackage(name)) {
                    others.add(name);
                    continue;
                }
                if (!found.add(name)) {
                    continue;
                }
                try (InputStream in = file.getInputStream(entry)) {
                    byte[] bytes = in.readAllBytes();
                    boolean old = name.endsWith(".class") && PlainJar.isOld(bytes);
                    if (signed || old || text) {
                        write(name, old ? PlainJar.modern(bytes) : bytes, out);
                    }
                }
            }
        }
    }

    private static void write(String name, byte[] bytes, ZipOutputStream out) throws IOException {
        out.putNextEntry(new ZipEntry(name));
        out.write(bytes);
        out.closeEntry();
    }

    /**
     * Texts in the user's language are looked for first. Where there are none, an empty file says
     * so without all jars being opened.
     */
    private static void writeVariants(
            String texts, Locale locale, Set<String> found, Set<String> others, ZipOutputStream out)
            throws IOException {
        String suffix = locale.toString();
        while (!suffix.isEmpty()) {
            String variant = texts.replace(".properties", "_" + suffix + ".properties");
            if (!found.contains(variant) && !others.contains(variant)) {
                write(variant, new byte[0], out);
            }
            suffix = suffix.substring(0, Math.max(0, suffix.lastIndexOf('_')));
        }
    }

    private static boolean isOfPackage(String name) {
        int end = name.lastIndexOf('/');
        return end > 0 && end < name.length() - 1 && PACKAGES.contains(name.substring(0, end));
    }
}
