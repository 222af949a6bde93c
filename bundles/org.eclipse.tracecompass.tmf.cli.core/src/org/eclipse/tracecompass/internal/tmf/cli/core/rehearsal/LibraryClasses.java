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
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

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
                    "org/eclipse/osgi/service/debug",
                    "org/eclipse/osgi/util",
                    "org/eclipse/ui",
                    "org/osgi/framework",
                    "org/osgi/framework/connect",
                    "picocli");

    private static final Pattern SIGNATURE = Pattern.compile("META-INF/[^/]+\\.SF");

    /** The format of class files that has frames in all places where they are needed. */
    private static final int FORMAT = Opcodes.V1_8;

    private static final int OLDEST_ARCHIVED_FORMAT = Opcodes.V1_6;

    /** Where a class file has the number of its format. */
    private static final int FORMAT_OFFSET = 6;

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
        copy(classPath, jar);
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
     */
    static void copy(List<Path> classPath, Path jar) throws IOException {
        Set<String> found = new HashSet<>();
        try (ZipOutputStream out =
                new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(jar)))) {
            out.setLevel(1);
            for (Path library : classPath) {
                if (Files.isRegularFile(library)) {
                    copy(library, found, out);
                }
            }
        }
    }

    private static void copy(Path library, Set<String> found, ZipOutputStream out)
            throws IOException {
        try (JarFile file =
                new JarFile(library.toFile(), false, ZipFile.OPEN_READ, Runtime.version())) {
            boolean signed = isSigned(file);
            Iterator<JarEntry> entries = file.versionedStream().iterator();
            while (entries.hasNext()) {
                JarEntry entry = entries.next();
                String name = entry.getName();
                if (!isOfPackage(name) || !found.add(name)) {
                    continue;
                }
                try (InputStream in = file.getInputStream(entry)) {
                    byte[] bytes = in.readAllBytes();
                    boolean old = name.endsWith(".class") && format(bytes) < OLDEST_ARCHIVED_FORMAT;
                    if (signed || old) {
                        out.putNextEntry(new ZipEntry(name));
                        out.write(old ? modern(bytes) : bytes);
                        out.closeEntry();
                    }
                }
            }
        }
    }

    private static boolean isSigned(JarFile file) {
        return file.stream().anyMatch(entry -> SIGNATURE.matcher(entry.getName()).matches());
    }

    private static boolean isOfPackage(String name) {
        int end = name.lastIndexOf('/');
        return end > 0 && end < name.length() - 1 && PACKAGES.contains(name.substring(0, end));
    }

    private static int format(byte[] bytes) {
        return (bytes[FORMAT_OFFSET] & 0xff) << Byte.SIZE | bytes[FORMAT_OFFSET + 1] & 0xff;
    }

    /** Returns an old class in a format that can be archived; as it is where that is impossible. */
    private static byte[] modern(byte[] bytes) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        ClassVisitor newer =
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @NonNullByDefault({})
                    @Override
                    public void visit(
                            int version,
                            int access,
                            String name,
                            String signature,
                            String superName,
                            String[] interfaces) {
                        super.visit(FORMAT, access, name, signature, superName, interfaces);
                    }
                };
        try {
            new ClassReader(bytes).accept(newer, ClassReader.SKIP_FRAMES);
            return writer.toByteArray();
        } catch (TypeNotPresentException e) {
            // a type of an optional library, which the frames would have to name
            return bytes;
        }
    }
}
