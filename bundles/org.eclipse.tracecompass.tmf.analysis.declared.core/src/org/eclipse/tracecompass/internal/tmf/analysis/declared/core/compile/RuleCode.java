package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The code of a rule while it is written: bytecode for a method that has the {@link Moment} as its
 * only parameter, and the objects that it uses.
 *
 * <p>Everything is written twice. The first time only its {@link #shape()} and {@link #data()} are
 * of interest: rules that differ by nothing but the objects they use, such as a rule for all types
 * of system calls, share a class. Only if there is no class of that shape yet, the code is written
 * again, into a class. So whatever writes code has to write the same each time.
 */
final class RuleCode {

    /** A place to jump to. */
    static final class Target {
        private final Label fLabel = new Label();
        private final int fNumber;

        private Target(int number) {
            fNumber = number;
        }
    }

    /** A local variable. */
    record Local(int number, Class<?> type) {}

    private static final AtomicInteger NEXT_NUMBER = new AtomicInteger();
    private static final Map<Class<?>, Integer> NUMBERS = new ConcurrentHashMap<>();

    private static final int THIS = 0;
    private static final int MOMENT = 1;
    private static final String MOMENT_NAME = Type.getInternalName(Moment.class);

    private final String fClass;
    private final @Nullable MethodVisitor fOut;
    private final boolean fSharesLets;
    private char[] fShape = new char[1024];
    private int fLength;
    private final List<Object> fData = new ArrayList<>();
    private final List<Class<?>> fTypes = new ArrayList<>();
    private final Map<Object, Integer> fFields = new IdentityHashMap<>();
    private final Map<Object, Local> fKept = new HashMap<>();
    private final List<Object> fKeptInOrder = new ArrayList<>();
    private int fLocals = MOMENT + 1;
    private int fTargets;

    /**
     * Begins a method.
     *
     * @param name the internal name of its class
     * @param out where its instructions go; null if only its shape is wanted
     * @param sharesLets whether other methods use the same named values
     */
    RuleCode(String name, @Nullable MethodVisitor out, boolean sharesLets) {
        fClass = name;
        fOut = out;
        fSharesLets = sharesLets;
    }

    /** Returns a text that is the same for code that differs by nothing but its data. */
    String shape() {
        return String.valueOf(fShape, 0, fLength);
    }

    /** Returns the objects that the code uses, field by field. */
    List<Object> data() {
        return fData;
    }

    /** Returns the types of the fields. */
    List<Class<?>> types() {
        return fTypes;
    }

    /** Returns the name of a field. */
    static String fieldName(int number) {
        return "d" + number;
    }

    /** Tells whether other methods use the named values of this one, or this one uses theirs. */
    boolean sharesLets() {
        return fSharesLets;
    }

    private void note(int opcode, int operand) {
        if (fLength + 3 > fShape.length) {
            fShape = Arrays.copyOf(fShape, 2 * fShape.length);
        }
        fShape[fLength++] = (char) opcode;
        fShape[fLength++] = (char) operand;
        fShape[fLength++] = (char) (operand >>> Character.SIZE);
    }

    /** Returns a number for a type: names would make shapes long. */
    private static int number(Class<?> type) {
        return NUMBERS.computeIfAbsent(type, t -> NEXT_NUMBER.getAndIncrement());
    }

    /** Writes an instruction without operands. */
    void op(int opcode) {
        note(opcode, 0);
        if (fOut != null) {
            fOut.visitInsn(opcode);
        }
    }

    /** Returns a place to jump to, to be marked later. */
    Target target() {
        return new Target(fTargets++);
    }

    void jump(int opcode, Target target) {
        note(opcode, target.fNumber);
        if (fOut != null) {
            fOut.visitJumpInsn(opcode, target.fLabel);
        }
    }

    void mark(Target target) {
        note(Opcodes.NOP, target.fNumber);
        if (fOut != null) {
            fOut.visitLabel(target.fLabel);
        }
    }

    void push(int number) {
        note(Opcodes.SIPUSH, number);
        MethodVisitor out = fOut;
        if (out == null) {
            return;
        }
        if (number >= -1 && number <= 5) {
            out.visitInsn(Opcodes.ICONST_0 + number);
        } else if (number == (short) number) {
            out.visitIntInsn(Opcodes.SIPUSH, number);
        } else {
            out.visitLdcInsn(number);
        }
    }

    void push(long number) {
        note(Opcodes.LDC, (int) number);
        note('J', (int) (number >>> Integer.SIZE));
        MethodVisitor out = fOut;
        if (out == null) {
            return;
        }
        if (number == 0 || number == 1) {
            out.visitInsn(number == 0 ? Opcodes.LCONST_0 : Opcodes.LCONST_1);
        } else {
            out.visitLdcInsn(number);
        }
    }

    void push(double number) {
        long bits = Double.doubleToRawLongBits(number);
        note(Opcodes.LDC, (int) bits);
        note('D', (int) (bits >>> Integer.SIZE));
        if (fOut != null) {
            fOut.visitLdcInsn(number);
        }
    }

    /** Pushes a constant of an enumeration. */
    void push(Enum<?> constant) {
        Class<?> type = constant.getDeclaringClass();
        note(Opcodes.GETSTATIC, number(type));
        note(Opcodes.GETSTATIC, constant.ordinal());
        if (fOut != null) {
            fOut.visitFieldInsn(
                    Opcodes.GETSTATIC,
                    Type.getInternalName(type),
                    constant.name(),
                    Type.getDescriptor(type));
        }
    }

    /** Pushes an object, of the same type each time. */
    void push(Class<?> type, Object object) {
        Integer known = fFields.get(object);
        int field;
        if (known == null) {
            field = fData.size();
            fFields.put(object, field);
            fData.add(object);
            fTypes.add(type);
            note(Opcodes.NEW, number(type));
        } else {
            field = known;
        }
        note(Opcodes.GETFIELD, field);
        MethodVisitor out = fOut;
        if (out != null) {
            out.visitVarInsn(Opcodes.ALOAD, THIS);
            out.visitFieldInsn(
                    Opcodes.GETFIELD,
                    fClass,
                    fieldName(field),
                    Type.getDescriptor(fTypes.get(field)));
        }
    }

    void pushMoment() {
        note(Opcodes.ALOAD, MOMENT);
        if (fOut != null) {
            fOut.visitVarInsn(Opcodes.ALOAD, MOMENT);
        }
    }

    /** Replaces the moment on top by one of its fields. */
    void getOfMoment(String field, Class<?> type) {
        note(-Opcodes.GETFIELD, number(type));
        if (fOut != null) {
            fOut.visitFieldInsn(Opcodes.GETFIELD, MOMENT_NAME, field, Type.getDescriptor(type));
        }
    }

    /** Says which statement follows, so that it is known which has failed. */
    void place(int statement) {
        pushMoment();
        push(statement);
        note(Opcodes.PUTFIELD, 0);
        if (fOut != null) {
            fOut.visitFieldInsn(
                    Opcodes.PUTFIELD, MOMENT_NAME, "statement", Type.INT_TYPE.getDescriptor());
        }
    }

    void call(Call call) {
        note(Opcodes.INVOKEVIRTUAL, call.number());
        if (fOut != null) {
            call.write(fOut);
        }
    }

    /** Tells the type of the object on top. */
    void cast(Class<?> type) {
        note(Opcodes.CHECKCAST, number(type));
        if (fOut != null) {
            fOut.visitTypeInsn(Opcodes.CHECKCAST, Type.getInternalName(type));
        }
    }

    /**
     * Pushes a new array of objects.
     *
     * @param length its length
     * @param element pushes the element of an index
     */
    void pushArray(int length, IntConsumer element) {
        push(length);
        note(Opcodes.ANEWARRAY, 0);
        if (fOut != null) {
            fOut.visitTypeInsn(Opcodes.ANEWARRAY, Type.getInternalName(Object.class));
        }
        for (int i = 0; i < length; i++) {
            op(Opcodes.DUP);
            push(i);
            element.accept(i);
            op(Opcodes.AASTORE);
        }
    }

    /** Moves what is on top to a new local variable. */
    Local store(Class<?> type) {
        Local local = new Local(fLocals, type);
        fLocals += Type.getType(type).getSize();
        variable(Opcodes.ISTORE, local);
        return local;
    }

    /** Moves what is on top to a local variable. */
    void store(Local local) {
        variable(Opcodes.ISTORE, local);
    }

    void load(Local local) {
        variable(Opcodes.ILOAD, local);
    }

    private void variable(int intOpcode, Local local) {
        int opcode = Type.getType(local.type()).getOpcode(intOpcode);
        note(opcode, local.number());
        if (fOut != null) {
            fOut.visitVarInsn(opcode, local.number());
        }
    }

    /** Returns the local variable that has what is kept under a key; null if there is none here. */
    @Nullable
    Local kept(Object key) {
        return fKept.get(key);
    }

    /** Keeps what is on top in a local variable, from here to the end of the scope. */
    Local keep(Object key, Class<?> type) {
        Local local = store(type);
        fKept.put(key, local);
        fKeptInOrder.add(key);
        return local;
    }

    /** Begins a scope: code that is not always run. */
    int enter() {
        return fKeptInOrder.size();
    }

    /** Ends a scope: what it kept may not be there. */
    void leave(int scope) {
        List<Object> ended = fKeptInOrder.subList(scope, fKeptInOrder.size());
        ended.forEach(fKept::remove);
        ended.clear();
    }
}
