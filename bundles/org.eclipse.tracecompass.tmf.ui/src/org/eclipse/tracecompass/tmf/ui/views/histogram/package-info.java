/**
 * Numbers of events over time: the Histogram view, a model that counts events in a fixed number of
 * buckets for a trace of any length, and widgets that draw such a model.
 */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.jdt.annotation.NonNullByDefault;
