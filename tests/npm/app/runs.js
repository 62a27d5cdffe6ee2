import "annealing-lab/worker";
