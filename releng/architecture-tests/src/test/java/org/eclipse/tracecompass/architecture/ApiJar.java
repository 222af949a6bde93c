package org.eclipse.tracecompass.architecture;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Writes the API of a bundle as a jar: public and protected members of exported packages, no code.
 */
final class ApiJar {

    private static final List<String> KEPT =
            List.of(
                    "Bundle-ManifestVersion",
                    "Bundle-SymbolicName",
                    "Bundle-Version",
                    "Export-Package");

    private ApiJar() {}

    static void write(Bundle bundle, Path file) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().putValue("Manifest-Version", "1.0");
        for (String header : KEPT) {
            String value = bundle.manifest().getMainAttributes().getValue(header);
            if (value != null) {
                manifest.getMainAttributes().putValue(header, value.replace(".qualifier", ""));
            }
        }
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out)) {
            entry(jar, "META-INF/MANIFEST.MF");
            manifest.write(jar);
            for (String exported : bundle.exported()) {
                Path folder = bundle.classes().resolve(exported.replace('.', '/'));
                for (Path type : classFiles(folder)) {
                    byte[] stripped = stripped(Files.readAllBytes(type));
                    if (stripped.length > 0) {
                        entry(jar, bundle.classes().relativize(type).toString().replace('\\', '/'));
                        jar.write(stripped);
                    }
                }
            }
        }
    }

    private static List<Path> classFiles(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".class")).sorted().toList();
        }
    }

    /** The same time for all entries, so that the same API gives the same bytes. */
    private static void entry(JarOutputStream jar, String name) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(java.time.LocalDateTime.of(2000, 1, 1, 0, 0));
        jar.putNextEntry(entry);
    }

    /** The class without code and without what is neither public nor protected; empty if all is. */
    private static byte[] stripped(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        if (!isApi(reader.getAccess()) && !reader.getClassName().contains("$")) {
            return reader.getClassName().endsWith("package-info") ? classFile : new byte[0];
        }
        ClassWriter writer = new ClassWriter(0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public FieldVisitor visitField(
                            int access, String name, String type, String generic, Object value) {
                        return isApi(access)
                                ? super.visitField(access, name, type, generic, value)
                                : null;
                    }

                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String type, String generic, String[] thrown) {
                        return isApi(access)
                                ? super.visitMethod(access, name, type, generic, thrown)
                                : null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }

    private static boolean isApi(int access) {
        return (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0
                && (access & Opcodes.ACC_SYNTHETIC) == 0;
    }
}
