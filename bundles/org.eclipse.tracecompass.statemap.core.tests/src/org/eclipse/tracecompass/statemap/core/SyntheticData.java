package org.eclipse.tracecompass.statemap.core;

import java.io.IOException;

/** Makes data of any length, the same for everybody who asks for the same. */
public final class SyntheticData {

    private static final String[] COLOURS = {
        "#e0e0e0", "#9BC362", "#2E4E00", "#689D99", "#FFC300", "#C70039", "#338AFF", "#581845"
    };

    private SyntheticData() {}

    public static void write(int data, int entities, boolean tagged, Appendable out)
            throws IOException {
        out.append("{\"start\":[1700000000,5],\"title\":\"synthetic\",\"host\":\"h1\",");
        out.append("\"entityKind\":\"CPU\",\"states\":{");
        for (int i = 0; i < COLOURS.length; i++) {
            out.append(i == 0 ? "" : ",");
            out.append("\"s%d\":{\"value\":%d,\"color\":\"%s\"}".formatted(i, i, COLOURS[i]));
        }
        out.append("}}\n");
        long random = 88172645463325252L;
        long time = 0;
        int[] states = new int[entities];
        for (int n = 0; n < data; n++) {
            random = random * 6364136223846793005L + 1442695040888963407L;
            long r = random >>> 33;
            int entity = (int) (r % entities);
            states[entity] = (int) ((states[entity] + 1 + (r >> 12) % 7) % 8);
            int state = states[entity];
            time += 1 + (r >> 15) % 2000 * ((r >> 3) % 13 == 0 ? 50 : 1);
            out.append("{\"time\":\"" + time + "\",\"entity\":\"cpu" + entity);
            out.append("\",\"state\":" + state);
            boolean tag = tagged && (state == 1 || state == 2);
            out.append(tag ? ",\"tag\":\"t" + (r >> 8) % 20 + "\"}\n" : "}\n");
        }
        if (tagged) {
            define(out);
        }
    }

    private static void define(Appendable out) throws IOException {
        for (int state = 1; state <= 2; state++) {
            for (int tag = 0; tag < 20; tag++) {
                out.append(
                        "{\"state\":%d,\"tag\":\"t%d\",\"execname\":\"proc%d\",\"pid\":%d}\n"
                                .formatted(state, tag, tag % 5, 1000 + tag));
            }
        }
    }
}
