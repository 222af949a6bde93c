package org.eclipse.tracecompass.internal.tmf.cli.core.viewer;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Jars whose classes Java archives. It archives no class of a signed jar and none that is older
 * than Java 6, nor the classes that extend such a class; all of them would be read, verified and
 * linked at each start.
 */
public final class PlainJar {

    private static final String MANIFEST = "META-INF/MANIFEST.MF";

    private static final Pattern SIGNATURES = Pattern.compile("META-INF/[^/]+\\.(SF|RSA|DSA|EC)");

    private static final String CLASS = ".class";

    /** The format of class files that has frames in all places where they are needed. */
    private static final int FORMAT = Opcodes.V1_8;

    private static final int OLDEST_ARCHIVED_FORMAT = Opcodes.V1_6;

    /** Where a class file has the number of its format. */
    private static final int FORMAT_OFFSET = 6;

    private PlainJar() {}

    /** Whether a jar is signed. */
    public static boolean isSigned(ZipFile jar) {
        return jar.stream().anyMatch(entry -> SIGNATURES.matcher(entry.getName()).matches());
    }

    /** Whether Java archives a class file only in its {@linkplain #modern modern} form. */
    public static boolean isOld(byte[] classFile) {
        return classFile.length > FORMAT_OFFSET + 1
                && ((classFile[FORMAT_OFFSET] & 0xff) << Byte.SIZE
                                | classFile[FORMAT_OFFSET + 1] & 0xff)
                        < OLDEST_ARCHIVED_FORMAT;
    }

    /** Returns an old class in a format that can be archived; as it is where that is impossible. */
    public static byte[] modern(byte[] classFile) {
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
            new ClassReader(classFile).accept(newer, ClassReader.SKIP_FRAMES);
            return writer.toByteArray();
        } catch (TypeNotPresentException e) {
            // a type of an optional library, which the frames would have to name
            return classFile;
        }
    }

    /** An empty class of a format that Java archives. */
    public static byte[] emptyClass(String name) {
        ClassWriter writer = new ClassWriter(0);
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT | Opcodes.ACC_SUPER;
        writer.visit(FORMAT, access, name, null, "java/lang/Object", null);
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** Whether Java archives all classes of a jar as they are. */
    static boolean isPlain(Path jar) throws IOException {
        try (ZipFile file = new ZipFile(jar.toFile())) {
            if (isSigned(file)) {
                return false;
            }
            for (ZipEntry entry : Collections.list(file.entries())) {
                if (entry.getName().endsWith(CLASS) && isOld(head(file, entry))) {
                    return false;
                }
            }
            return true;
        }
    }

    private static byte[] head(ZipFile file, ZipEntry entry) throws IOException {
        try (InputStream in = file.getInputStream(entry)) {
            return in.readNBytes(FORMAT_OFFSET + 2);
        }
    }

    /**
     * Copies a jar without its signatures, uncompressed and with modern classes.
     *
     * @param headers what to leave out of its manifest
     */
    static void copy(Path jar, Path copy, Set<String> headers) throws IOException {
        try (ZipFile file = new ZipFile(jar.toFile());
                ZipOutputStream out =
                        new ZipOutputStream(
                                new BufferedOutputStream(Files.newOutputStream(copy)))) {
            out.setMethod(ZipOutputStream.STORED);
            for (ZipEntry entry : Collections.list(file.entries())) {
                String name = entry.getName();
                if (entry.isDirectory() || SIGNATURES.matcher(name).matches()) {
                    continue;
                }
                byte[] bytes;
                try (InputStream in = file.getInputStream(entry)) {
                    bytes = in.readAllBytes();
                }
                if (name.equals(MANIFEST)) {
                    bytes = unsigned(bytes, headers);
                } else if (name.endsWith(CLASS) && isOld(bytes)) {
                    bytes = modern(bytes);
                }
                store(name, bytes, out);
            }
        }
    }

    /** The manifest without the digests of single files. */
    private static byte[] unsigned(byte[] manifest, Set<String> headers) throws IOException {
        Manifest read = new Manifest(new ByteArrayInputStream(manifest));
        read.getEntries().clear();
        headers.forEach(header -> read.getMainAttributes().remove(new Attributes.Name(header)));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        read.write(bytes);
        return bytes.toByteArray();
    }

    private static void store(String name, byte[] bytes, ZipOutputStream out) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        ZipEntry entry = new ZipEntry(name);
        entry.setSize(bytes.length);
        entry.setCrc(sum.getValue());
        entry.setTime(0);
        out.putNextEntry(entry);
        out.write(bytes);
        out.closeEntry();
    }
}
