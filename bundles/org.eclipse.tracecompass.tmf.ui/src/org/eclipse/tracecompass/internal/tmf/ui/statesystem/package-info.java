/**
 * The State System Explorer: the attributes of every state system as a tree, with their values at
 * the selected time and as a time graph.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.statesystem;

import org.eclipse.jdt.annotation.NonNullByDefault;
