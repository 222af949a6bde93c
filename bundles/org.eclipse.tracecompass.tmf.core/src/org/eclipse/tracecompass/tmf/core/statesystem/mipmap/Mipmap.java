package org.eclipse.tracecompass.tmf.core.statesystem.mipmap;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueCodec;

/**
 * The levels of one feature of one attribute, while they are being written. A value is written when
 * it is complete, so readers never see one that is still growing.
 */
final class Mipmap {

    /** The values that the next value of a level is going to sum up. */
    private static final class Group {
        private int fCount;
        private long fStart;
        private long fEnd;
        private @Nullable Number fChosen;
        private double fWeighted;

        void add(MipmapFeature feature, long start, long end, Number value) {
            if (fCount++ == 0) {
                fStart = start;
                fChosen = null;
                fWeighted = 0;
            }
            fEnd = end;
            if (feature == MipmapFeature.AVG) {
                fWeighted += value.doubleValue() * MipmapFeature.width(start, end);
            } else {
                fChosen = feature.choose(fChosen, value);
            }
        }

        Number value() {
            Number chosen = fChosen;
            return chosen == null ? fWeighted / MipmapFeature.width(fStart, fEnd) : chosen;
        }

        void save(DataOutput out) throws IOException {
            out.writeInt(fCount);
            out.writeLong(fStart);
            out.writeLong(fEnd);
            StateValueCodec.write(out, fChosen);
            out.writeDouble(fWeighted);
        }

        static Group restored(DataInput in) throws IOException {
            Group group = new Group();
            group.fCount = in.readInt();
            group.fStart = in.readLong();
            group.fEnd = in.readLong();
            group.fChosen = MipmapFeature.number(StateValueCodec.read(in));
            group.fWeighted = in.readDouble();
            return group;
        }
    }

    private final ITmfStateSystemBuilder fTarget;
    private final MipmapFeature fFeature;
    private final int fResolution;
    private final int fFeatureQuark;

    /** Group i collects values of level i; a level i + 1 exists if its quark does. */
    private final List<Group> fGroups = new ArrayList<>();

    private final List<Integer> fQuarks = new ArrayList<>();

    /** No change is written beyond it: that would prolong the history. */
    private long fHistoryEnd = Long.MAX_VALUE;

    Mipmap(
            ITmfStateSystemBuilder target,
            int baseQuark,
            MipmapFeature feature,
            int resolution,
            long start) {
        fTarget = target;
        fFeature = feature;
        fResolution = resolution;
        fFeatureQuark = target.getQuarkRelativeAndAdd(baseQuark, feature.attribute());
        target.modifyAttribute(start, 0, fFeatureQuark);
    }

    /** One that was saved. */
    Mipmap(ITmfStateSystemBuilder target, DataInput in) throws IOException {
        fTarget = target;
        fFeature = MipmapFeature.values()[in.readByte()];
        fResolution = in.readInt();
        fFeatureQuark = in.readInt();
        for (int count = in.readInt(); count > 0; count--) {
            fGroups.add(Group.restored(in));
        }
        for (int count = in.readInt(); count > 0; count--) {
            fQuarks.add(in.readInt());
        }
    }

    void save(DataOutput out) throws IOException {
        out.writeByte(fFeature.ordinal());
        out.writeInt(fResolution);
        out.writeInt(fFeatureQuark);
        out.writeInt(fGroups.size());
        for (Group group : fGroups) {
            group.save(out);
        }
        out.writeInt(fQuarks.size());
        for (int quark : fQuarks) {
            out.writeInt(quark);
        }
    }

    /** Says where the history is going to end. */
    void setHistoryEnd(long time) {
        fHistoryEnd = time;
    }

    /** Takes a value of the attribute that has ended. */
    void add(long start, long end, Number value) {
        add(0, start, end, value);
    }

    private void add(int level, long start, long end, Number value) {
        if (level == fGroups.size()) {
            fGroups.add(new Group());
        }
        Group group = fGroups.get(level);
        group.add(fFeature, start, end, value);
        if (group.fCount == fResolution) {
            if (level == fQuarks.size()) {
                String name = String.valueOf(level + 1);
                fQuarks.add(fTarget.getQuarkRelativeAndAdd(fFeatureQuark, name));
                fTarget.updateOngoingState((Object) fQuarks.size(), fFeatureQuark);
            }
            close(level, group);
        }
    }

    /** Writes what a group sums up, as a value of the next level. */
    private void close(int level, Group group) {
        int quark = fQuarks.get(level);
        Number value = group.value();
        fTarget.modifyAttribute(group.fStart, value, quark);
        if (group.fEnd < fHistoryEnd) {
            fTarget.modifyAttribute(group.fEnd + 1, null, quark);
        }
        group.fCount = 0;
        add(level + 1, group.fStart, group.fEnd, value);
    }

    /** Writes the incomplete values of all levels that exist. */
    void flush() {
        for (int level = 0; level < fQuarks.size(); level++) {
            Group group = fGroups.get(level);
            if (group.fCount > 0) {
                close(level, group);
            }
        }
    }
}
