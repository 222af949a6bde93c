package org.eclipse.tracecompass.internal.tmf.cli.core.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The library classes that are put first, so that Java can archive them. */
class LibraryClassesTest {

    private static final String GROOVY = LibraryClasses.GROOVY + ".class";

    @TempDir Path folder = Path.of("");

    @Test
    void aClassOfAnOldFormatIsCopiedInANewOneAndDoesTheSame() throws Exception {
        Path library = jar("old.jar", Map.of("picocli/Old.class", oldClass()));
        Path copies = copies(library);
        byte[] copied = read(copies, "picocli/Old.class");
        assertThat(copied[7]).as("format").isEqualTo((byte) Opcodes.V1_8);
        try (URLClassLoader loader = new URLClassLoader(new URL[] {copies.toUri().toURL()}, null)) {
            assertThat(
                            loader.loadClass("picocli/Old".replace('/', '.'))
                                    .getMethod("larger", int.class, int.class)
                                    .invoke(null, 3, 5))
                    .isEqualTo(5);
        }
    }

    @Test
    void classesAndTextsOfASignedJarAreCopiedWithoutTheSignature() throws Exception {
        Path library =
                jar(
                        "signed.jar",
                        Map.of(
                                "META-INF/ECLIPSE_.SF",
                                text(""),
                                "org/eclipse/core/runtime/Plan.class",
                                newClass("org/eclipse/core/runtime/Plan"),
                                "org/eclipse/core/runtime/messages.properties",
                                text("a=b"),
                                "org/eclipse/swt/Other.class",
                                newClass("org/eclipse/swt/Other")));
        assertThat(names(copies(library)))
                .containsExactlyInAnyOrder(
                        "org/eclipse/core/runtime/Plan.class",
                        "org/eclipse/core/runtime/messages.properties",
                        "org/eclipse/core/runtime/messages_fr_CA.properties",
                        "org/eclipse/core/runtime/messages_fr.properties",
                        GROOVY);
    }

    @Test
    void textsThatAreNotTranslatedSaySoAndTranslationsStay() throws Exception {
        Path library =
                jar(
                        "texts.jar",
                        Map.of("x/messages.properties", text("a=b"), GROOVY, text("Groovy")));
        Path french = jar("fr.jar", Map.of("x/messages_fr.properties", text("a=c")));
        Path copies = copies(library, french);
        assertThat(names(copies))
                .containsExactlyInAnyOrder("x/messages.properties", "x/messages_fr_CA.properties");
        assertThat(read(copies, "x/messages.properties")).isEqualTo(text("a=b"));
        assertThat(read(copies, "x/messages_fr_CA.properties")).isEmpty();
    }

    @Test
    void whatJavaArchivesAsItIsStaysWhereItIs() throws Exception {
        Path library = jar("new.jar", Map.of("picocli/New.class", newClass("picocli/New")));
        assertThat(names(copies(library))).containsExactly(GROOVY);
    }

    @Test
    void aClassThatIsInTwoJarsIsThatOfTheFirst() throws Exception {
        Path first = jar("first.jar", Map.of("picocli/Old.class", newClass("picocli/Old")));
        Path second = jar("second.jar", Map.of("picocli/Old.class", oldClass()));
        assertThat(names(copies(first, second))).containsExactly(GROOVY);
    }

    @Test
    void theClassPathOfTheArgumentsIsReplaced() {
        assertThat(
                        LibraryClasses.withClassPath(
                                List.of(Path.of("/a \"b\\c/d.jar"), Path.of("/x.jar")),
                                "# home\n-cp\n\"/x.jar:/y.jar\"\n\"-Da=b\"\n"))
                .isEqualTo("# home\n-cp\n\"/a \\\"b\\\\c/d.jar:/x.jar\"\n\"-Da=b\"\n");
        assertThatThrownBy(() -> LibraryClasses.withClassPath(List.of(), "-version\n"))
                .hasMessageContaining("class path");
    }

    @Test
    void aJarWhosePathCannotBePartOfAClassPathIsRefused() {
        Path jar = folder.resolve("a:b").resolve("copies.jar");
        assertThatThrownBy(
                        () ->
                                LibraryClasses.main(
                                        new String[] {"arguments", jar.toString(), "new"}))
                .isInstanceOf(IOException.class);
    }

    private Path copies(Path... classPath) throws IOException {
        Path jar = folder.resolve("copies.jar");
        LibraryClasses.copy(List.of(classPath), jar, Locale.CANADA_FRENCH);
        return jar;
    }

    private Path jar(String name, Map<String, byte[]> entries) throws IOException {
        Path jar = folder.resolve(name);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (Map.Entry<String, byte[]> entry : new LinkedHashMap<>(entries).entrySet()) {
                out.putNextEntry(new ZipEntry(entry.getKey()));
                out.write(entry.getValue());
                out.closeEntry();
            }
        }
        return jar;
    }

    private static TreeSet<String> names(Path jar) throws IOException {
        TreeSet<String> names = new TreeSet<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            zip.stream().forEach(entry -> names.add(entry.getName()));
        }
        return names;
    }

    private static byte[] read(Path jar, String name) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile());
                InputStream in = zip.getInputStream(zip.getEntry(name))) {
            return in.readAllBytes();
        }
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] newClass(String name) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
        return writer.toByteArray();
    }

    /** A class of Java 5 with a branch, which needs a frame in newer formats. */
    private static byte[] oldClass() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(
                Opcodes.V1_5, Opcodes.ACC_PUBLIC, "picocli/Old", null, "java/lang/Object", null);
        MethodVisitor method =
                writer.visitMethod(
                        Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "larger", "(II)I", null, null);
        method.visitCode();
        Label second = new Label();
        method.visitVarInsn(Opcodes.ILOAD, 0);
        method.visitVarInsn(Opcodes.ILOAD, 1);
        method.visitJumpInsn(Opcodes.IF_ICMPLT, second);
        method.visitVarInsn(Opcodes.ILOAD, 0);
        method.visitInsn(Opcodes.IRETURN);
        method.visitLabel(second);
        method.visitVarInsn(Opcodes.ILOAD, 1);
        method.visitInsn(Opcodes.IRETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
